import type { Copy } from "../copy.ts";
import type { home as english } from "../en/home.ts";

export const home = {
  meta: {
    title: "AI 对话助手，日常问题、代码、临床研究都能问",
    description:
      "有疑问，问个明白。日常问题、代码难题、临床研究，都可以问{{brand}}；打字、说话、传文件都行，打开就能聊。",
  },
  chat: {
    heading: "{{brand}} AI 对话助手",
    line: "有疑问，问个明白。",
    statement: "AI 对话助手：日常问题、代码、临床研究都能问，支持 {{languages}} 多种语言。",
    newTab: "在新标签页中打开",
    loading: "正在打开对话…",
    slow: { heading: "还在打开…", text: "比平时慢一些。" },
    failed: {
      heading: "连接失败",
      text: "对话界面暂时无法加载，请稍后重试，或在新标签页中打开。",
      retry: "重试",
    },
  },
  more: {
    heading: "不急着问，|先看看也行",
    lede: "{{brand}}是一款 AI 对话助手。日常问题、代码、临床研究都能问，支持 {{languages}} 多种语言。",
    features: {
      heading: "功能",
      text: "三种模型共用一段对话，文件、语音、自定义指令都支持。",
      link: "看看能做什么",
    },
    docs: {
      heading: "文档",
      text: "从第一次提问，到第一次调用 API，一页讲完。",
      link: "阅读指南",
    },
    api: {
      heading: "API",
      text: "对话和临床研究，都能用 REST API 调用；示例可以直接复制，在沙箱里运行。",
      link: "查看 API 参考",
    },
    studies:
      "**给临床医生和研究人员：**API 可以分析随机对照试验、观察性队列研究和光疗试验。它只讲研究说了什么，不提供医疗建议。适用的标准，见[合规页面](/terms?tab=compliance)。",
  },
  latest: { heading: "博客新文", link: "全部文章" },
  closing: {
    heading: "问过了，|再作决定",
    text: "网页对话{{chatPrice}}，API 方案每月 {{priceStarter}} 起。",
    chat: "去提问",
    pricing: "看看价格",
  },
} satisfies Copy<typeof english>;
