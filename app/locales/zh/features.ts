import type { Copy } from "../copy.ts";
import type { features as english } from "../en/features.ts";

export const features = {
  meta: {
    title: "功能：三种模型、文件、语音与 API",
    description:
      "{{brand}}能做什么：三种模型随时切换，支持文件、语音和 {{languages}} 多种语言，并为对话与临床研究提供 REST API。",
  },
  hero: {
    heading: "有疑问，|问个明白。",
    lede: "生活里的小事、跑不通的代码、读不完的临床研究，都可以问{{brand}}。打字、说话、传文件都行，支持 {{languages}} 多种语言。",
    getStarted: "开始使用",
    docs: "查看文档",
    claims: {
      uptime: { value: "{{uptime}}", label: "服务可用性" },
      languages: { value: "{{languages}}+", label: "种语言" },
      security: { value: "{{encryption}}", label: "企业级加密" },
      support: { value: "{{support}}", label: "小时支持" },
    },
  },
  dial: {
    alt: "太阳沿着钟点刻度的弧线移动，光落在地平线下四项示例试验的合并结果上：提前 {{sampleMinutes}} 分钟。",
    trials: ["试验 A", "试验 B", "试验 C", "试验 D"],
    pooled: "合并",
    minutes: "分",
    caption: "合并四项试验，入睡时间平均提前约 {{sampleMinutes}} 分钟。",
    sample: "示例数据",
  },
  core: {
    heading: "不管怎么问，|都接得住",
    lede: "问题很少一上来就清清楚楚。一份文件、半句话、一个追问，都可以是开头。",
    models: {
      heading: "模型随时换，对话不断档",
      text: "标准、进阶、创意三种模型，聊到一半也能切换，前文一句不丢。",
      quicker: "更快",
      deeper: "更深",
      items: [
        { name: "标准", use: "日常提问，随查随用" },
        { name: "进阶", use: "长文档、代码与临床研究" },
        { name: "创意", use: "文案、取名、出点子" },
      ],
    },
    files: {
      heading: "原件直接传",
      text: "方案、表格、扫描件，拖进来就能问。",
      document: "研究方案.pdf",
      table: "结局指标.csv",
      image: "图.png",
      read: "已读",
      reading: "正在读",
    },
    voice: {
      heading: "懒得打字，开口就行",
      text: "腾不出手的时候，说给它听。",
    },
    languages: {
      heading: "{{languages}} 多种语言，|张口就来",
      text: "用中文问，用英文答，怎么搭配都行。",
    },
    speed: {
      heading: "一秒之内，开始作答",
      text: "边写边显示，方向不对，随时叫停。",
      alt: "不到 {{replySeconds}} 秒，首字就已出现",
      asked: "提问",
      firstWords: "首字",
      limit: "{{replySeconds}} 秒",
    },
    followUp: {
      heading: "追问只说半句，它也懂",
      text: "联系上文理解，不用每次从头讲起。",
      question: "那 {{sampleAge}} 岁以上的呢？",
      reading: "理解为：晨间光照能否让 **{{sampleAge}} 岁以上人群**更快入睡？",
    },
  },
  advanced: {
    heading: "用得深一点，|还能这样",
    lede: "规矩定一次，再把{{brand}}接进手头的工作。",
    customizable: {
      heading: "照你的规矩来",
      text: "语气、格式、边界，设定一次，往后每次对话都照办。",
    },
    api: {
      heading: "接进你的系统",
      text: "对话与临床研究都有 REST 接口，模型和网页端一样。",
      link: "查看 API 参考",
    },
    analytics: {
      heading: "看清用得怎样",
      text: "大家在问什么、卡在哪儿、哪些话题在升温，一目了然。",
    },
    automation: {
      heading: "做完自动接下一步",
      text: "对话或研究一完成，Webhook 立即通知，后续流程随即开始。",
      link: "查看 Webhook 事件",
    },
  },
  specs: {
    heading: "参数摆在明面上",
    lede: "这是我们的设计目标，也欢迎你照着验收。",
    performance: {
      caption: "性能",
      rows: [
        { name: "首次响应", value: "{{replySeconds}} 秒以内" },
        { name: "接口响应", value: "{{apiLatencyMs}} 毫秒以内" },
        { name: "服务可用性", value: "{{uptime}}" },
      ],
    },
    scalability: {
      caption: "扩展",
      rows: [
        { name: "并发用户", value: "{{concurrentUsers}}以上" },
        { name: "接口调用", value: "每分钟 {{apiCallsPerMinute}}次以上" },
        { name: "语言", value: "{{languages}} 多种" },
      ],
    },
    security: {
      caption: "安全",
      rows: [
        { name: "加密", value: "{{encryption}}" },
        { name: "合规", value: "SOC 2、GDPR" },
        { name: "权限", value: "按角色控制" },
      ],
    },
  },
  uses: {
    heading: "这些活儿，|交给它正合适",
    lede: "四类工作，往往从这样一句话开始。",
    items: [
      {
        question: "把今天的退款工单|按原因分分类。",
        heading: "客户服务",
        text: "归类、摘要、拟好回复，客服确认后就能发。",
      },
      {
        question: "写个回复，|把周四的会都挪到午饭后。",
        heading: "虚拟助理",
        text: "一上午的零碎文字活，交给它。",
      },
      {
        question: "这条 SQL 为什么会|锁住订单表？",
        heading: "开发工具",
        text: "解释、审查、写测试，就在你写代码的地方。",
      },
      {
        question: "六月的流失率跟五月比，|变在哪儿？",
        heading: "商业智能",
        text: "用大白话问表格，直接拿到结论。",
      },
    ],
  },
  tabs: {
    heading: "先看，再比，|最后算价",
    demo: "演示",
    comparison: "对比",
    pricing: "价格",
  },
  demo: {
    file: "晨间光照试验.pdf",
    question: "主要终点是什么？结果站得住吗？",
    answer:
      "主要终点是干预 {{sampleWeeks}} 周后的入睡时间，共纳入 {{sampleAdults}} 名成年人。晨间光照组平均**提前 {{sampleMinutes}} 分钟**入睡（95% CI {{sampleLow}} 至 {{sampleHigh}}）。在严格遵循方案的人群中，结论依然成立；但在 {{sampleAge}} 岁以上人群中，置信区间跨过零点，差异无统计学意义。",
    table: {
      caption: "入睡时间差（分钟），晨间光照对比常规光照",
      group: "人群",
      difference: "差值（分钟）",
      groups: {
        all: "全部成人",
        perProtocol: "符合方案",
        older: "{{sampleAge}} 岁以上",
      },
    },
    note: "示例对话，研究为虚构。",
  },
  comparison: {
    label: "对比项",
    models: ["标准", "进阶", "创意"],
    rows: [
      { name: "适合", cells: ["日常提问", "文档、代码、研究", "写作与创意"] },
      { name: "回答方式", cells: ["简短直接", "逐步推演", "多给几个方向"] },
      { name: "文件上传", cells: ["支持", "支持", "支持"] },
      { name: "语音", cells: ["支持", "支持", "支持"] },
      { name: "自定义指令", cells: ["支持", "支持", "支持"] },
    ],
  },
  pricing: {
    perMonth: "/ 月",
    starter: {
      name: "入门版",
      price: "{{priceStarter}}",
      text: "先把接口跑通。",
      points: [
        "每月 {{quotaStarter}} 次请求",
        "全部模型与接口",
        "{{contactReplyHours}} 小时内回复",
      ],
      action: "免费开始",
    },
    professional: {
      name: "专业版",
      price: "{{priceProfessional}}",
      text: "给已经有用户的产品。",
      points: ["每月 {{quotaProfessional}} 次请求", "全部模型与接口", "全天候支持"],
      action: "选择专业版",
    },
    enterprise: {
      name: "企业版",
      price: "按需定价",
      text: "适合强监管、大流量的业务。",
      points: ["请求不限量", "速率上限可定制", "OAuth 2.0 与角色权限"],
      action: "联系我们",
    },
  },
  closing: {
    heading: "从一个问题开始",
    text: "不用配置，打开就能聊。",
    getStarted: "开始使用",
    docs: "查看文档",
  },
} satisfies Copy<typeof english>;
