import type { Language } from "../language.ts";
import * as copy from "./index.ts";
import messages from "./questions/examples.json" with { type: "json" };

export const language: Language<typeof copy> = {
  copy,
  messages,
  name: "Simplified Chinese",
  answerConfidence: { certain: 0.77, possible: 0.33 },
  followUp:
    /^(那|那么|还有|但是|可是|所以|然后)|呢[？?。！!\s]*$|它|这个|那个|这些|那些|前面|刚才|上面|^(怎么做|怎么弄|多久|多少|哪里|什么时候|咋弄)[？?。！!\s]*$/u,
  // About 6,000 tokens.
  maxContextLength: 6_000,
  // Characters, where a Latin word counts as one.
  reading: { unit: /\p{Script=Han}|[\p{Script=Latin}\p{N}]+/gu, perMinute: 400 },
  script: "Han",
  asking:
    /怎么|怎样|什么|如何|为何|为啥|[吗呢]|哪[里个些]|能不能|可以|多少|是不是|有没有|报错|请问/u,
  stopWords: `
    你好 您好 谢谢 请问 第一次 告诉我 我想知道 想知道 有没有 是不是 能不能 可不可以 会不会 要不要
    为什么 什么时候 怎么样 怎么办 怎么用 怎么 怎样 如何 什么意思 能做什么 会做什么 是什么 什么 哪一种
    哪一个 哪些 哪种 哪个 哪里 哪儿 号码 是多少 多少 是谁 会说 会讲 可以 应该 一下 的 吗 呢 吧 啊
    了 我们 你们 我 你`,
  filler: /^(?:(?:ok|那|请) ?)+(?=.)|(?:吧|啊)$/gu,
  ours: /[你您它咱这]|本站/u,
  relation:
    /\b(webhooks?|vs|sso|bots?)\b|[接嵌比]|集成|整合|插件|机器人|小程序|公众号|群|登录|兼容|迁移|替代|代替|区别|不同|差别|导入|导出|同步|支付(?!宝)|付[款吗钱]|支持|行吗|联系|套壳|底层|^有|^用/iu,
};
