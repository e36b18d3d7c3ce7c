import type { Copy } from "../copy.ts";
import type { pricing as english } from "../en/pricing.ts";

export const pricing = {
  meta: {
    title: "价格：网页对话、API 方案与用量限制",
    description:
      "{{brand}}怎么收费：网页对话{{chatPrice}}，API 有三种方案，每月 {{priceStarter}} 起。什么算一次请求，税费、付款、退款、优惠，都在这里说清。",
  },
  hero: {
    heading: "价格，|明明白白",
    lede: "AI 对话助手{{brand}}，网页对话{{chatPrice}}；API 有三种方案，每月 {{priceStarter}} 起。",
    plans: "看看方案",
    chat: "打开对话",
  },
  chat: {
    heading: "网页对话{{chatPrice}}",
    lede: "不用安装，也不用注册。完整版对话包含：",
    points: [
      "标准、进阶、创意，三种模型都能用",
      "文件上传、语音输入、自定义指令",
      "支持 {{languages}} 多种语言",
      "在网页上聊，不占 API 的次数",
    ],
    link: "看看对话能做什么",
  },
  plans: {
    heading: "API 方案",
    lede: "要在自己的程序里调用，选一种方案。每个方案都有全部接口、三种模型、三种研究类型、Webhook，以及 {{support}} 小时的支持。按请求数收费，不按人数。",
  },
  limits: {
    heading: "两个上限，|先到哪个算哪个",
    lede: "两个上限同时生效。超过每小时的上限，请求会返回 429，过了这个小时就恢复；每月的配额用完了，可以升级，也可以等下个月。配额只算成功的调用：一条消息连同回答算一次，一项研究算 {{requestsPerStudy}} 次；每小时的上限，失败的也算。",
    table: "各方案的上限",
    columns: { plan: "方案", hour: "每小时", month: "每月", first: "先到的是" },
    legend: "请求次数，每往右一格多十倍：",
    first: {
      month: "每月的：还没到每小时的上限，就用完了。",
      both: "两个一起到：全速跑一小时，一个月的量就用完了。",
      hour: "全速跑，先到每小时的；匀着用，先到每月的。",
      contract: "每月不设上限，每小时的写在合同里。",
    },
  },
  order: {
    heading: "币种、税费|与付款",
    items: [
      { heading: "币种", text: "价格都是{{currency}}，按月计。用别的币种的卡，由银行换算。" },
      {
        heading: "税费",
        text: "标价不含税。你的账单地址依法要收的增值税（VAT）、商品及服务税（GST）或销售税另计，付款前列明。企业有欧盟或英国的有效 VAT 税号，就不加收，由企业自行申报（反向征收）。",
      },
      {
        heading: "付款",
        text: "用我们发给你的链接付款：Visa、万事达、美国运通、银联卡，或者支付宝。按年付费和企业版，也可以凭发票用银行汇款，开票后 {{invoiceDays}} 天内付清。不支持微信支付、PayPal 和加密货币。",
      },
      {
        heading: "发票",
        text: "每次付款，PDF 发票都寄到你的邮箱，可以写公司名称、地址、税号和采购订单号。我们是美国公司，开的是商业发票，可用于对公付汇；开不了中国的增值税发票，也不签人民币合同。",
      },
    ],
  },
  questions: {
    heading: "价格常见问题",
    lede: "没有你想问的，就[直接问我们](/contact?type=sales#write)。",
    items: [
      {
        question: "能不能先试用，再付费？",
        answer:
          "能。入门版每月 {{priceStarter}}，就是用来试的，每月可以请求 {{quotaStarter}} 次，不用绑卡，也不限期。[沙箱](/api#sandbox)连密钥都不用申请，行为和正式 API 一致。专业版没有试用期，但首次付款可以退。想先试点，就按月用，随时可以取消；企业版也可以先签 {{pilotMonths}} 个月试点，照常付费。",
      },
      {
        question: "一个月从哪天算起？没用完的次数能留到下个月吗？",
        answer:
          "按 UTC 的自然月算。每月第一天，配额全额恢复，没用完的不结转。月中开始用，只收剩余天数的钱，配额照给全月。",
      },
      {
        question: "配额用完了会怎样？",
        answer:
          "请求会返回 429，到下个月初恢复；升级，立即恢复。请求用超了，也不会另外扣费。用到 {{quotaNotice}} 和用完的时候，都有邮件提醒。",
      },
      {
        question: "哪些请求算数？",
        answer:
          "成功的才算。被拒、出错的不计入配额，沙箱一概不算。细则见[如何计数](/api-terms#counting)。",
      },
      {
        question: "怎么换方案，怎么取消？会自动续期吗？",
        answer:
          "[写信告诉我们](/contact?type=sales#write)就行。换更大的，立即生效，补剩余天数的差价；换更小的，或者取消，等已付的期间结束再生效，不用提前通知。不取消，方案就自动续期，从付款时用的卡或支付宝扣款；按年付的，续期前 {{renewalDays}} 天提醒。",
      },
      {
        question: "能退款吗？",
        answer:
          "每个方案的首次付款，付款后 {{refundDays}} 天内提出，全额退，不问理由。之后的不退。按月付的，每个月都可以取消；按年付的，取消后用到这一年期满。",
      },
      {
        question: "学生、非营利组织、按年付费，有优惠吗？",
        answer:
          "有。学生、学术研究、非营利组织按月用专业版，优惠 {{discountPercent}}，请[说说你在做什么](/contact?type=sales#write)。按年付费，谁都可以：一年 {{priceProfessionalYear}}，只算 {{yearlyPriceMonths}} 个月的钱。两者不叠加。初创公司没有另外的优惠：入门版免费，按年付也便宜些。",
      },
      {
        question: "除了次数，专业版还多什么？",
        answer:
          "每小时的上限从 {{rateStarter}} 提高到 {{rateProfessional}}，API 密钥从 {{keysStarter}} 个增加到 {{keysProfessional}} 个，并发请求从 {{parallelStarter}} 个增加到 {{parallelProfessional}} 个，都按组织合并计算。模型、接口、Webhook 和支持都一样。不按人数收费，多少人用都行。",
      },
      {
        question: "技术支持另外收费吗？",
        answer:
          "不收。每个方案都一样：服务出了紧急故障，{{support}} 小时可以打电话；书面提问，{{contactReplyHours}} 小时内答复，周末也不例外。企业版另有专人负责合同，并作一次视频讲解；此外没有培训，指南和沙箱人人可用。",
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
