import type { Copy } from "../copy.ts";
import type { features as english } from "../en/features.ts";

export const features = {
  meta: {
    title: "功能：AI 对话助手的模型、文件、语音与 API",
    description:
      "{{brand}}是一款 AI 对话助手：三种模型随时切换，支持文件、语音和 {{languages}} 多种语言，并为对话与临床研究提供 REST API。",
  },
  hero: {
    heading: "有疑问，|问个明白。",
    lede: "{{brand}}是一款 AI 对话助手。日常问题、跑不通的代码、读不完的临床研究，都可以问。打字、说话、传文件都行，支持 {{languages}} 多种语言。",
    getStarted: "开始使用",
    docs: "查看文档",
    claims: {
      uptime: { value: "{{uptime}}", label: "可用性目标" },
      languages: { value: "{{languages}} 多种", label: "语言" },
      security: { value: "{{encryption}}", label: "企业级安全" },
      support: { value: "{{support}} 小时", label: "技术支持" },
    },
  },
  dial: {
    alt: "太阳沿一道标着钟点的弧线移动，光落在地平线下四项示例试验的合并结果上：提前 {{samplePooled}} 分钟。",
    trials: ["试验 A", "试验 B", "试验 C", "试验 D"],
    pooled: "合并",
    minutes: "分",
    caption: "四项试验里，|有晨间光照的人，|入睡提前约 {{samplePooled}} 分钟。",
    sample: "示例数据",
  },
  core: {
    heading: "核心功能：|从哪儿问起都行",
    lede: "问题很少一上来就清清楚楚。一份文件、半句话、一个还没想清楚的念头，都可以是开头。",
    models: {
      heading: "模型随时换，对话不断档",
      text: "标准、进阶、创意三种模型，聊到一半也能切换，接着往下聊。",
      quicker: "更快",
      deeper: "更深",
      items: [
        { name: "标准", use: "日常提问，随查随用" },
        { name: "进阶", use: "长文档、代码与临床研究" },
        { name: "创意", use: "文案、取名、出点子" },
      ],
    },
    files: {
      heading: "文件上传：原件拖进来",
      text: "研究方案、表格、扫描件，传上来就能问。",
      document: "研究方案.pdf",
      table: "终点数据.csv",
      image: "图.png",
      read: "已读",
      reading: "正在读",
    },
    voice: {
      heading: "语音：懒得打字，开口就行",
      text: "腾不出手的时候，说给它听。",
    },
    languages: {
      heading: "{{languages}} 多种语言，|说哪种都行",
      text: "用中文问，让它用英文答，随你搭配。",
    },
    speed: {
      heading: "{{replySeconds}} 秒之内，开始回答",
      text: "边写边显示，方向不对，随时叫停。",
      alt: "不到 {{replySeconds}} 秒，首字就已出现",
      asked: "提问",
      firstWords: "首字",
      limit: "{{replySeconds}} 秒",
    },
    followUp: {
      heading: "追问只说半句，它也懂",
      text: "联系上文理解，不用每次从头讲起。",
      question: "那 {{sampleAge}} 岁及以上的呢？",
      reading: "理解为：晨间光照能否让 **{{sampleAge}} 岁及以上人群**更快入睡？",
    },
  },
  advanced: {
    heading: "高级功能：|提要求，接系统",
    lede: "要求说一次，再把{{brand}}接进手头的工作。",
    customizable: {
      heading: "自定义 AI：|按你的要求来",
      text: "语气、格式、边界，设定一次，往后每次对话都照办。",
    },
    api: {
      heading: "API 集成：|接进你的系统",
      text: "用 REST API 接入对话与临床研究，模型与网页对话相同。",
      link: "查看 API 参考",
    },
    analytics: {
      heading: "数据分析：|接进你自己的报表",
      text: "对话何时开始、何时收到消息、何时结束，Webhook 都会通知，用你手头的工具就能统计。我们自己没有看板。",
    },
    automation: {
      heading: "工作流自动化：|做完自动接下一步",
      text: "对话或研究一完成，Webhook 立即通知，后续流程随即开始。",
      link: "查看 Webhook 事件",
    },
  },
  specs: {
    heading: "技术规格：|摆在明面上",
    lede: "这些是设计目标，不是保证，详见[服务条款](/terms#availability)。[SOC 2 报告](/terms?tab=compliance#evidence)，签了保密协议就可以向我们索取。",
    performance: {
      caption: "性能",
      rows: [
        { name: "对话首字出现", value: "{{replySeconds}} 秒以内" },
        { name: "API 响应时间（受理请求）", value: "{{apiLatencyMs}} 毫秒以内" },
        { name: "可用性（每个自然月）", value: "{{uptime}}" },
      ],
    },
    scalability: {
      caption: "扩展能力",
      rows: [
        { name: "同时在线用户", value: "{{concurrentUsers}} 以上" },
        { name: "API 调用", value: "每分钟 {{apiCallsPerMinute}} 次以上" },
        { name: "语言", value: "{{languages}} 多种" },
      ],
    },
    security: {
      caption: "安全",
      rows: [
        { name: "存储加密", value: "{{encryption}}" },
        { name: "传输加密", value: "{{transport}}+" },
        { name: "合规", value: "SOC 2、ISO 27001、GDPR" },
        { name: "员工访问", value: "按角色授权，有记录" },
      ],
    },
  },
  uses: {
    heading: "使用场景：|客服、办公、开发、数据",
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
        text: "零零碎碎的邮件和回复能占掉一上午，交给它就好。",
      },
      {
        question: "这条 SQL 为什么会|锁住订单表？",
        heading: "开发工具",
        text: "解释、审查、写测试：代码贴进来，或者从 API 传过来。",
      },
      {
        question: "六月的客户流失率，|和五月比变了多少？",
        heading: "商业智能",
        text: "表格里的数字，用大白话就能问。",
      },
    ],
  },
  tabs: {
    heading: "先看演示，再比模型，|最后看价格",
    demo: "演示",
    comparison: "对比",
    pricing: "API 价格",
  },
  demo: {
    file: "晨间光照试验.pdf",
    question: "主要终点是什么？结果站得住吗？",
    answer:
      "主要终点是干预 {{sampleWeeks}} 周后的入睡时间，共纳入 {{sampleAdults}} 名成年人。晨间光照组平均**提前 {{sampleMinutes}} 分钟**入睡（95% CI {{sampleLow}} 至 {{sampleHigh}}）。在严格遵循方案的人群中，结论依然成立。{{sampleAge}} 岁及以上人群只**提前 {{sampleOlderMinutes}} 分钟**，区间从提前 {{sampleOlderSooner}} 分钟到推迟 {{sampleOlderLater}} 分钟：有没有效，这项研究说不准。",
    table: {
      caption: "入睡时间差（分钟），晨间光照对比常规光照",
      group: "人群",
      difference: "差值（分钟）",
      groups: {
        all: "全部成人",
        perProtocol: "符合方案",
        older: "{{sampleAge}} 岁及以上",
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
      { name: "什么时候选", cells: ["一两句话能答清", "每一步都想核对", "没有标准答案"] },
      {
        name: "比如这样问",
        cells: [
          "“会议想改期，怎么说比较客气？”",
          "“合同里哪些条款允许提前解约？”",
          "“读书会取什么名字好？”",
        ],
      },
    ],
    note: "文件上传、语音、自定义指令，三种模型都支持。",
  },
  pricing: {
    text: "下面是 API 的收费标准，网页对话{{chatPrice}}。先[申请 API 密钥]({{apiKeyPath}})，就能开始。每个方案的支持都一样：{{support}} 小时。",
    link: "用量限制、税费与常见问题",
  },
  closing: {
    heading: "从一个问题开始",
    text: "不用配置，打开就能聊。",
    getStarted: "开始使用",
    docs: "查看文档",
  },
} satisfies Copy<typeof english>;
