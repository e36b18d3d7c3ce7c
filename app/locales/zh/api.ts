import type { Copy } from "../copy.ts";
import type { api as english } from "../en/api.ts";

export const api = {
  meta: {
    title: "REST API 文档：对话与临床研究",
    description:
      "{{brand}} API 的全部接口都在这一页：参数与响应，curl、Python、JavaScript、Go、PHP 示例，速率限制，Webhook 事件，还有错误码。",
  },
  heading: "API 参考",
  lede: "AI 对话助手{{brand}}用的模型，通过 REST API 也能调用。接口分两组：一组用来对话，一组分析临床研究。",
  status: {
    heading: "哪些已经公布",
    published: {
      heading: "已公布",
      items: [
        "全部接口，以及[身份验证方式](#authentication)",
        "[新建研究](#create-study)的请求，以及[研究事件的内容](#webhooks)",
        "[速率限制与配额](#rate-limits)，以及[错误码](#errors)",
        "[新建对话](#create-conversation)用 `model` 选 `standard`、`advanced` 或 `creative`；[发送消息](#send-message)用 `stream: true` 流式返回（SSE）。格式不兼容 OpenAI",
      ],
    },
    unpublished: {
      heading: "尚未公布",
      items: [
        "三种请求的其他字段：[新建对话](#create-conversation)、[发送消息](#send-message)、[订阅研究事件](#subscribe-study-webhook)",
        "响应格式：成功时的具体状态码，成功和出错时返回的内容",
        "对话事件带什么内容，接收地址如何登记",
        "Webhook 请求如何签名，是否重发，研究的 `status` 有哪些取值",
      ],
    },
    news: "定下来就在[产品动态](/blog?category=product-updates)里公布；眼下要用的，请[联系我们](/contact#write)。",
  },
  endpoints: {
    heading: "接口一览",
    text: "所有路径都以 `{{apiOrigin}}` 开头。参数、响应和可以直接粘贴的代码，见[接口与代码示例](#examples)。",
  },
  authentication: {
    heading: "身份验证",
    header: "请求头",
    key: "{{apiKeySteps}}各方案的费用，见[价格](/pricing)。",
  },
  sandbox: {
    heading: "沙箱",
    sample: "调用沙箱",
    text: "不用注册，就能试用每一个接口：路径不变，前面换成 `{url}`（正式环境是 `{{apiOrigin}}`），带上测试密钥 `{{testKey}}`。下面每个接口的末尾都有“试一试”，在本页就能发送请求。",
    checks: "沙箱按本页的说明检查密钥和请求体，什么也不保存。自己的 API 密钥，请不要发到沙箱。",
    study:
      "在沙箱里新建的研究，状态起初是 `progress`，{{sandboxStudySeconds}}\u00a0秒后变为 `completed`。",
    examples:
      "本页没有写明的内容，沙箱以示例作答，用响应头 `X-Not-Yet-Published` 和字段 `not_yet_published` 标明。出错时返回 `application/problem+json`，`type` 链接到本页的说明。语言按 `Accept-Language` 请求头，也可以用 `?lang=en` 或 `?lang=zh` 指定。",
    keys: {
      heading: "测试密钥",
      plain: "没有速率限制。",
      starter:
        "缩小版的入门版速率限制：{{sandboxSeconds}}\u00a0秒内 {{sandboxStarter}}\u00a0次，超出就返回 429，并带 `Retry-After`。",
      professional: "专业版同理：{{sandboxSeconds}}\u00a0秒内 {{sandboxProfessional}}\u00a0次。",
      limited: "每次都返回 429。",
      failing: "每次都返回 500。",
    },
  },
  rateLimits: {
    heading: "速率限制",
    table: "各方案的速率限制与配额",
    columns: { plan: "方案", perHour: "每小时请求数", perMonth: "每月配额" },
    custom: "另行商定",
    unlimited: "不限",
    note: "两种限制各算各的，先碰到哪种，就受哪种限制。平台容量又是另一回事，由所有客户共用：整个平台每分钟能处理 {{apiCallsPerMinute}} 次以上 API 调用，可供 {{concurrentUsers}} 名以上用户同时在线。",
  },
  studyTypes: {
    heading: "临床研究类型",
    text: "[新建研究](#create-study)时，`study_type` 从下面三种设计里选。用强光改善睡眠或情绪的试验，按随机对照试验提交；光疗试验这一类，专指光生物调节。",
  },
  examples: {
    heading: "接口与代码示例",
    text: "示例从环境变量 `{{apiKeyVariable}}` 读取密钥，发出请求，再打印状态码和返回内容。Python、Go 和 PHP 不用装别的库，JavaScript 用 Node.js 运行。",
    tabs: "示例语言",
    tryIt: "试一试",
    parameters: "路径参数",
    body: "请求体",
    object: "JSON 对象。",
    toFollow: "字段待公布",
    placeholder: "{} 是占位，字段待公布。",
    responses: "响应",
    success: "成功。",
    required: "必填",
    values: "可选值",
    errors: "各接口相同，见[错误码](#errors)。",
  },
  webhooks: {
    heading: "Webhook 事件",
    text: "对话或研究一有变化，{{brand}}就给你的服务器发一条 POST 请求。研究事件的接收地址，[调用一次接口](#subscribe-study-webhook)就能登记。",
    payload: "研究事件的内容",
    tabs: "事件",
    receiving: "收到事件之后",
  },
  errors: {
    heading: "错误码",
    text: "每个接口都可能返回下面几种错误。",
    table: "状态码与处理办法",
    columns: { status: "状态码", name: "名称", action: "怎么办" },
  },
  support: {
    heading: "获取支持",
    contact: {
      heading: "联系支持团队",
      text: "{{support}} 小时提供支持，一般咨询 {{contactReplyHours}} 小时内答复。",
      link: "联系我们",
    },
    sdk: {
      heading: "客户端库",
      text: "SDK 已公开源代码：可以看，可以用，也欢迎反馈问题。",
      link: "SDK 代码仓库",
      url: "{{sdkUrl}}",
      newTab: "（在新标签页中打开）",
    },
  },
} satisfies Copy<typeof english>;
