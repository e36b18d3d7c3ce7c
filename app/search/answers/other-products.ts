import { normalize } from "../tokens/terms.ts";

/**
 * Names of well-known products and companies of others. Who names one asks about that: our answers fit such a
 * question only if they speak of it, too. Left out are names that are also common words (Notion, Steam, Zoom), and
 * what ours runs on or reads (Android, Windows, Excel).
 */
const names = `
  adobe airbnb airpods alexa alibaba aliexpress amazon anthropic apple asana aws azure bard bing bitcoin bmw
  canva chatgpt claude cloudflare coinbase copilot coursera deepseek discord disney docker dropbox duolingo ebay
  facebook fedex figma fitbit fortnite gemini gmail godaddy google grammarly hbo hubspot hulu ibm icloud ikea
  instagram jira kindle klarna kubernetes lego linkedin llama lyft mastercard
  mcdonald mercedes microsoft midjourney minecraft mistral netflix nike nintendo nissan nvidia openai
  paypal perplexity photoshop pinterest playstation pokemon ps5 qwen reddit revolut roblox
  robinhood roomba ryanair salesforce samsung shopify skype slack snapchat sonos spotify starbucks stripe
  telegram tesla tiktok tinder toyota trello tumblr twitch twitter uber venmo verizon vodafone volkswagen
  walmart whatsapp wikipedia wordpress xbox yahoo youtube zendesk
  阿里巴巴 阿里云 爱奇艺 百度 百度网盘 比亚迪 滴滴 钉钉 抖音 豆包 豆瓣 飞书 高德 海底捞 虎扑 花呗
  华为 吉利 建设银行 京东 快手 美团 脉脉 咪咕 拼多多 企业微信 瑞幸 三星 闪送 石墨 顺丰 搜狗
  苏宁 淘宝 腾讯 天猫 通义 网易 微博 微信 唯品会 文心 蔚来 喜马拉雅 闲鱼 小红书 小米 小鹏 携程 星巴克 讯飞
  优酷 元宝 原神 月之暗面 招商银行 支付宝 知乎 智谱 中国移动 中国联通 中通 字节跳动 王者荣耀 哔哩哔哩 饿了么 kimi
`
  .trim()
  .split(/\s+/);

/** More such names, which a question has to have as its subject to be about them. */
const subjects = `
  gpt grok doubao feishu lark dingtalk weixin taobao wps obsidian airtable mailchimp manus tencent baidu huawei xiaomi
  bilibili zhihu meituan didi b站 星火 混元 千问 盒马 剪映 网易云 印象笔记 语雀 天猫精灵 大疆 理想汽车 特斯拉 麦当劳
  肯德基 谷歌 微软 英伟达 得物 夸克
`
  .trim()
  .split(/\s+/);

/** Names that are also common words, or of what ours runs on or reads: the question has to name what only they have. */
const commonNames = `
  notion zoom steam signal cursor linear iphone ipad macbook qq 苹果
`
  .trim()
  .split(/\s+/);

/** Finds names: Chinese ones stand in a run of characters; others are words, a version of theirs may follow. */
function oneOf(names: readonly string[]): string {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const isChinese = (name: string) => /^\p{Script=Han}/u.test(name);
  const chinese = longestFirst.filter(isChinese).join("|");
  const words = longestFirst.filter((name) => !isChinese(name)).join("|");
  return `(?<!\\p{Script=Latin})(?:${words})(?!\\p{Script=Latin})|${chinese}`;
}

const named = new RegExp(oneOf(names), "gu");

/** Patterns for the names of others' products that may be the subject of a question, in lower case. */
export const productName = `(?:${oneOf([...names, ...subjects])})`;
export const commonProductName = `(?:${oneOf([...names, ...subjects, ...commonNames])})`;

/** The products of others that a text names. */
export function otherProducts(text: string): string[] {
  return normalize(text).match(named) ?? [];
}
