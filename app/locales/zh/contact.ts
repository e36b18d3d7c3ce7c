import type { Copy } from "../copy.ts";
import type { contact as english } from "../en/contact.ts";

export const contact = {
  meta: {
    title: "联系我们：邮件、在线对话、电话与办公室",
    description:
      "找{{brand}}，可以发邮件、在线对话、打电话，也可以填表单，{{contactReplyHours}} 小时内有人回复。办公室在{{cities}}。",
  },
  hero: {
    heading: "找个人聊聊",
    lede: "写信到 [{{contactEmail}}](mailto:{{contactEmail}})，或者填下面的表单。不管哪一种，{{contactReplyHours}} 小时内都有回音。",
    support: "{{support}} 小时支持，一直在线",
  },
  methods: {
    label: "联系方式",
    now: "马上联系",
    email: { heading: "邮件", text: "要讲细节、要发附件，写邮件最合适。", context: "（邮件）" },
    chat: {
      heading: "在线对话",
      text: "手头忙着，顺口问{{brand}}一句就行。",
      context: "（在线对话）",
    },
    phone: { heading: "电话", text: "{{phone}}，服务出了急事打这个号。", context: "（电话）" },
  },
  form: {
    heading: "写给我们",
    optional: "（选填）",
    name: "姓名",
    email: "邮箱",
    company: "公司",
    inquiryType: "咨询类型",
    inquiryTypes: {
      technical: "技术支持",
      business: "商务合作",
      sales: "销售咨询",
      general: "一般问题",
      feedback: "意见反馈",
    },
    choose: "请选择",
    subject: "主题",
    message: "内容",
    send: "发送",
    note: "请不要填写患者数据。你填的内容只用来答复你，详见[隐私政策](/privacy)。",
    sent: {
      heading: "你的留言已经送到",
      text: "{{contactReplyHours}} 小时内，会有人回复你。",
      chat: "回到对话",
      another: "再写一封",
    },
  },
  offices: {
    heading: "办公室",
    hours: "蓝色是办公时间，{{officeHours}}。",
    now: "太阳是当地现在的时间。",
    summer: "夏令时",
  },
  social: {
    heading: "在别处找到我们",
    code: "代码托管",
    posts: "短消息平台",
    professional: "职场社交平台",
    newTab: "（在新标签页中打开）",
  },
  faq: {
    heading: "写信之前",
    lede: "问得最多的四件事。",
    items: [
      {
        question: "怎么把{{brand}}接进我的产品？",
        answer:
          "建好 API 密钥，请求时当作 Bearer 令牌带上。[API 参考](/api)里有 curl、Python 和 JavaScript 的例子，能直接跑。",
      },
      {
        question: "能得到什么样的支持？",
        answer: "{{support}} 小时都有人值守。书面提问，{{contactReplyHours}} 小时内回复。",
      },
      {
        question: "我的数据怎么保护？",
        answer: "加密用的是 {{encryption}}。SOC 2 和 GDPR 的情况，[安全政策](/security)里有说明。",
      },
      {
        question: "能照我们单位的需要调整吗？",
        answer:
          "能。[自定义指令](/docs#custom-instructions)可以定语气、格式和边界；企业版另有按角色的权限，速率上限也单独商定。",
      },
    ],
  },
} satisfies Copy<typeof english>;
