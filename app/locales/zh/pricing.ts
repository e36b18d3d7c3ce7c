import type { Copy } from "../copy.ts";
import type { pricing as english } from "../en/pricing.ts";

export const pricing = {
  meta: {
    title: "价格：网页对话、API 方案与用量限制",
    description:
      "{{brand}}怎么收费：网页对话{{chatPrice}}，API 有三种方案，每月 {{priceStarter}} 起。每小时和每月各能请求多少次，币种、税费与常见问题，都在这里。",
  },
  hero: {
    heading: "价格，|明明白白",
    lede: "{{brand}}是一款 AI 对话助手，也提供 API。网页对话{{chatPrice}}；API 有三种方案，每月 {{priceStarter}} 起。",
    plans: "看看方案",
    chat: "打开对话",
  },
  chat: {
    heading: "网页对话{{chatPrice}}",
    lede: "谁都能问。不用安装，也不用注册。",
    points: [
      "标准、进阶、创意，三种模型都能用",
      "传文件、说语音、定指令",
      "支持 {{languages}} 多种语言",
      "在网页上聊，不占 API 的次数",
    ],
    link: "看看对话能做什么",
  },
  plans: {
    heading: "API 方案",
    lede: "写程序来调用，就选一种方案。每小时、每月各有一个上限。支持都一样，{{support}} 小时在线。",
  },
  limits: {
    heading: "两个上限，|先到哪个算哪个",
    lede: "两个上限同时生效。超过每小时的上限，请求会返回 429，过了这个小时就恢复；每月的用完了，要换更大的方案。",
    table: "各方案的上限",
    columns: { plan: "方案", hour: "每小时", month: "每月", first: "先到的是" },
    legend: "请求次数，每往右一格多十倍：",
    first: {
      month: "每月的上限：比一个小时允许的还少。",
      both: "两个一起到：全速跑一小时，一个月的量就用完了。",
      hour: "全速跑，先到每小时的；匀着用，先到每月的。",
      contract: "每月不设上限，每小时的写在合同里。",
    },
  },
  order: {
    heading: "币种、税费|与付款",
    items: [
      { heading: "币种", text: "价格都是{{currency}}，按月计。" },
      {
        heading: "税费",
        text: "价格含不含税，这里没有写，[条款](/terms)里也没有，要看你所在地的法律。下单之前，请让我们书面报一个总价。",
      },
      {
        heading: "付款",
        text: "网站上不收款。打算怎么付、发票上要有什么，请告诉[销售团队](/contact?type=sales#write)，{{contactReplyHours}} 小时内有人回复。",
      },
    ],
  },
  questions: {
    heading: "关于价格，|大家常问",
    lede: "没有你想问的，就[直接问我们](/contact?type=sales#write)。",
    items: [
      {
        question: "能不能先试用，再付费？",
        answer:
          "能。入门版每月 {{priceStarter}}，就是用来试的，每月可以请求 {{quotaStarter}} 次。[沙箱](/api#sandbox)连注册都不用，不过返回的是示例。其他方案没有列出试用。",
      },
      {
        question: "一个月从哪天算起？没用完的次数能留到下个月吗？",
        answer:
          "这两点网站上都没有写。[API 条款](/api-terms#limits)只写了上限是多少，要紧的话，请先问清楚。",
      },
      {
        question: "怎么换方案，怎么取消？",
        answer:
          "[写信告诉我们](/contact?type=sales#write)：现在用哪个方案、想怎么改、从什么时候开始。API 想停用，随时可以停。",
      },
      {
        question: "学生、公益组织、按年付费，有优惠吗？",
        answer:
          "没有列出优惠。说说[你在做什么](/contact?type=sales#write)，{{contactReplyHours}} 小时内有人回复。",
      },
      {
        question: "技术支持另外收费吗？",
        answer:
          "不收。每个方案都是 {{support}} 小时支持，书面提问 {{contactReplyHours}} 小时内答复。",
      },
    ],
  },
  closing: {
    heading: "先聊几句，|再决定",
    text: "网页对话{{chatPrice}}，打开就能聊。",
    chat: "开始使用",
    docs: "查看文档",
  },
} satisfies Copy<typeof english>;
