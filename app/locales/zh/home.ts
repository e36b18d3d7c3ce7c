import type { Copy } from "../copy.ts";
import type { home as english } from "../en/home.ts";

export const home = {
  meta: {
    title: "AI 对话助手，生活、代码、临床研究都能问",
    description:
      "有疑问，问个明白。生活小事、代码难题、临床研究，打字、说话、传文件都能问{{brand}}，打开就能聊。",
  },
  chat: {
    heading: "{{brand}}对话",
    line: "有疑问，问个明白。",
    newTab: "在新标签页中打开",
    loading: "正在打开对话…",
    failed: {
      heading: "连接失败",
      text: "对话界面暂时无法加载，请稍后重试，或在新标签页中打开。",
      retry: "重试",
    },
  },
  more: {
    heading: "不急着问，|先看看也行",
    lede: "日常小事、代码、临床研究，都可以交给{{brand}}，支持 {{languages}} 多种语言。",
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
      text: "对话和临床研究都有 REST 接口，示例复制就能用。",
      link: "查看接口",
    },
    studies:
      "**给临床和科研人员：**API 可以分析随机对照试验、观察性队列研究和光疗试验。它只转述研究的结论，不提供医疗建议。我们怎样做合规，见[合规说明](/terms?tab=compliance)。",
  },
} satisfies Copy<typeof english>;
