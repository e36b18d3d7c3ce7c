import type { Copy } from "../copy.ts";
import type { api as english } from "../en/api.ts";

export const api = {
  meta: {
    title: "REST API 文档：对话与临床研究",
    description:
      "{{brand}} API 全在这一页：请求、响应与错误，流式输出，带签名的 Webhook，curl、Python、JavaScript 示例，还有不用注册的沙箱。",
  },
  heading: "API 参考",
  lede: "{{brand}}是一款 AI 对话助手。网页对话用的模型，通过 REST API 也能调用。接口分两组：一组用来对话，一组分析临床研究。",
  tools: "Postman、Bruno、Insomnia 和代码生成器，导入 [openapi.json](/openapi.json) 就能用。",
  endpoints: {
    heading: "接口一览",
    text: "所有路径都以 `{{apiOrigin}}` 开头。参数、响应和可以直接粘贴的代码，见[接口与代码示例](#examples)。",
  },
  authentication: {
    heading: "身份验证",
    header: "请求头",
    key: "{{apiKeySteps}}各方案的费用，见[价格](/pricing)。",
    token: "令牌地址",
    scopes: "权限范围",
  },
  sandbox: {
    heading: "沙箱",
    sample: "调用沙箱",
    text: "不用注册，就能试用每一个接口：路径不变，前面换成 `{url}`（正式环境是 `{{apiOrigin}}`），带上测试密钥 `{{testKey}}`。下面每个接口的末尾都有“试一试”，在本页就能发送请求。",
    checks:
      "沙箱的行为与本页的说明一致：检查请求，分页，流式输出，也认幂等键。对话根据这个网站的内容作答；研究启动分析后 {{sandboxStudySeconds}}\u00a0秒完成，结果由你提交的数字算出。用示例里的 ID 调用，返回的就是示例的内容。",
    study:
      "事件不会真的发出去，可以从 `{url}/events` 取回，签名与正式发送时一样。你发送的内容按测试密钥和你的网络保留 {{sandboxMinutes}}\u00a0分钟，到时删除。请不要发送个人信息，也不要把自己的 API 密钥发到沙箱。",
    examples:
      "语言按 `Accept-Language` 请求头，也可以用 `?lang=en` 或 `?lang=zh` 指定；每个响应都带 `X-Sandbox: true`。",
    keys: {
      heading: "测试密钥",
      plain: "没有速率限制。",
      starter:
        "缩小版的入门版速率限制：{{sandboxSeconds}}\u00a0秒内 {{sandboxStarter}}\u00a0次，超出就返回 429，并带 `Retry-After`。",
      professional: "专业版同理：{{sandboxSeconds}}\u00a0秒内 {{sandboxProfessional}}\u00a0次。",
      error: "每次都返回这个错误。",
    },
  },
  rateLimits: {
    heading: "速率限制",
    table: "各方案的速率限制与配额",
    columns: { plan: "方案", perHour: "每小时请求数", perMonth: "每月配额" },
    note: "两种限制各算各的，先碰到哪种，就受哪种限制。平台容量又是另一回事，由所有客户共用：整个平台每分钟能处理 {{apiCallsPerMinute}} 次以上 API 调用，可供 {{concurrentUsers}} 名以上用户同时在线。",
  },
  examples: {
    heading: "接口与代码示例",
    text: "示例从环境变量 `{{apiKeyVariable}}` 读取密钥，发出请求，再打印返回的内容。Python 不用装别的库，JavaScript 用 Node.js 运行。",
    tabs: "示例语言",
    tryIt: "试一试",
    parameters: "参数",
    body: "请求体",
    response: "响应 {status}",
    stream: "流式响应 {status} 的各个事件",
    responses: "响应",
    errors: "错误",
    required: "必填",
    values: "可选值",
    fields: "字段",
    default: "默认 {value}",
    characters: "{range} 个字符",
    items: "{range} 项",
    arrayOf: "{type} 列表",
    object: "对象",
  },
  webhooks: {
    heading: "Webhook 事件",
    text: "对话或研究一有变化，{{brand}}就给你的服务器发一条 POST 请求。[调用一次接口](#subscribe-study-webhook)，就能登记接收地址。",
    payload: "事件的内容",
    headers: "事件的请求头",
    tabs: "事件",
    verify: "验证事件",
  },
  errors: {
    heading: "错误码",
    text: "错误都以问题文档（`application/problem+json`）的形式返回。程序按 `status` 或 `type` 分支；`detail` 是写给人看的。",
    table: "状态码与处理办法",
    columns: { status: "状态码", name: "名称", meaning: "含义", action: "怎么办" },
    example: "错误示例",
  },
  support: {
    heading: "获取支持",
    contact: {
      heading: "联系支持团队",
      text: "支持团队 {{support}} 小时在线，一般咨询 {{contactReplyHours}} 小时内答复。",
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
