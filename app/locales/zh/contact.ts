import type { Copy } from "../copy.ts";
import type { contact as english } from "../en/contact.ts";

export const contact = {
  meta: {
    title: "联系我们：邮件、在线对话、电话与办公室",
    description:
      "联系 AI 对话助手{{brand}}的团队：发邮件、打电话、填表单，{{contactReplyHours}} 小时内有真人回复；也可以在线问助手。办公室在{{cities}}。",
  },
  hero: {
    heading: "联系我们，|真人回复",
    lede: "对 AI 对话助手{{brand}}或它的 API 有疑问，写信到 [{{contactEmail}}](mailto:{{contactEmail}})，或者填下面的表单，{{contactReplyHours}} 小时内答复。",
    support: "{{support}} 小时提供支持",
  },
  methods: {
    label: "联系方式",
    email: { heading: "邮件", text: "要讲细节、要发附件，写邮件最合适。", action: "写邮件" },
    phone: {
      heading: "电话",
      text: "{{phone}}，服务出了紧急故障请打。",
      action: "打电话",
    },
    chat: {
      heading: "在线对话：问 AI 助手",
      text: "答话的是软件，不是真人，马上就有回答。",
      action: "打开对话",
    },
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
    subjects: {
      key: "申请 API 密钥",
      starter: "申请入门版的 API 密钥",
      professional: "申请专业版的 API 密钥",
      enterprise: "咨询企业版",
    },
    message: "内容",
    send: "发送",
    note: "请不要填写患者数据。你填的内容只用来答复你，存放在欧盟；在中国大陆点“发送”，即单独同意个人信息出境。详见[隐私政策](/privacy#transfer)。",
    sent: {
      heading: "你的留言已经送到",
      text: "{{contactReplyHours}} 小时内，会有人回复你。",
      chat: "回到对话",
      another: "再写一封",
    },
  },
  offices: {
    heading: "办公室",
    hours: "蓝色是办公时间，{{officeHours}}，来访请先预约。",
    now: "太阳停在哪里，当地就是几点。",
    summer: "夏令时",
  },
  social: {
    heading: "关注我们",
    newTab: "（在新标签页中打开）",
  },
  faq: {
    heading: "常见问题：|写信之前",
    lede: "大家最常问的几个问题。",
    items: [
      {
        question: "怎么把{{brand}}集成到我的产品里？",
        answer:
          "先[申请 API 密钥]({{apiKeyPath}})，拿到后，请求时作为 Bearer 令牌带上。[API 参考](/api)里有 curl、Python 和 JavaScript 的例子，能直接跑。",
      },
      {
        question: "有哪些技术支持？",
        answer:
          "服务出了紧急故障，{{support}} 小时都可以打电话。书面提问，{{contactReplyHours}} 小时内答复，周末也不例外。中文、英文都行，每个方案都一样。",
      },
      {
        question: "数据安全怎么保障？",
        answer:
          "数据存放在欧盟的数据中心，传输用 {{transport}} 以上版本加密，存储用 {{encryption}} 加密。详见[安全政策](/security)；[SOC 2 报告](/terms?tab=compliance#evidence)，签了保密协议就可以向我们索取。",
      },
      {
        question: "对话内容会拿去训练模型吗？谁能看到？",
        answer:
          "{{trainingPolicy}}对话在最后一条消息之后保存 {{conversationDays}} 天，期满删除。{{staffAccessPolicy}}详见[隐私政策](/privacy#conversations)。",
      },
      {
        question: "能不能找你们的客户聊聊？",
        answer:
          "我们不公开客户名单。签企业版合同之前，可以介绍一位愿意聊的客户给你。想拿自己的材料试，入门版免费。",
      },
      {
        question: "能按我们单位的需要定制吗？",
        answer:
          "能。[自定义指令](/docs#custom-instructions)可以定语气、格式和边界；企业版还支持 OAuth 2.0，速率限制另行商定，可用性写进合同，未达标抵扣费用。",
      },
    ],
  },
} satisfies Copy<typeof english>;
