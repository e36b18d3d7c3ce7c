import { stem } from "./stem.ts";

/** What visitors call things, beside what the pages call them. Each line is one meaning. */
const groups = [
  "price pricing cost fee",
  "call request",
  "answer reply respond response",
  "delete erase remove",
  "job role opening position vacancy hiring career",
  "quick fast soon speed time",
  "change switch",
  "language multilingual",
  "create start begin",
  "founder founded",
  "check verify",
  "login authenticate authentication",
  "company team",
  "apply application",
  "own ownership belong",
  "pdf file document 文件",
  "free starter",
  "价格 多少钱 费用 收费 每月价格",
  "调用 请求",
  "客服 支持团队 获取支持",
  "招聘 岗位 职位 招人",
  "多久 时限 秒",
  "上传 传上去",
  "出错 有误",
  "区别 不同 对照 适合",
  "认证 鉴权 登录",
  "接入 接进 集成 对接",
  "删除 更正或删除",
  "创建 新建",
  "创始人 创立",
  "录音 语音",
  "免费版 入门版",
];

const synonyms = new Map<string, readonly string[]>();
for (const group of groups) {
  const words = group.split(" ").map(stem);
  for (const word of words)
    synonyms.set(
      word,
      words.filter((other) => other !== word),
    );
}

/** Other words for the same, by the stem of one. */
export function synonymsOf(word: string): readonly string[] {
  return synonyms.get(word) ?? [];
}

const chinese = [...synonyms.keys()].filter((word) => /^\p{Script=Han}/u.test(word));

/** Chinese words that have synonyms, to be told apart from what stands around them. */
export const knownWords = new RegExp(
  `(${chinese.sort((a, b) => b.length - a.length).join("|")})`,
  "u",
);
