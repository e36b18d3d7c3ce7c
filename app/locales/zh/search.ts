import type { Copy } from "../copy.ts";
import type { search as english } from "../en/search.ts";

export const search = {
  meta: {
    title: "搜索",
    description: "在{{brand}}全站搜索：文档、API 参考、博客，还有其他每一页。",
  },
  heading: "搜索",
  lede: "文档、API、博客，还有其他每一页，都能搜。",
  label: "搜索本站",
  placeholder: "一个词，或者一整句话",
  submit: "搜索",
  results: "搜索结果",
  byKind: "按类型看结果",
  kinds: {
    docs: "文档",
    api: "API 参考",
    facts: "数据与价格",
    pages: "网站页面",
    blog: "博客",
    legal: "法律文件",
  },
  found: { one: "{count} 条结果", other: "{count} 条结果" },
  foundFor: "搜索“{query}”：{found}",
  foundWithDirect: "直接回答，另有 {found}",
  direct: { heading: "直接回答", sources: "详见：" },
  empty: {
    heading: "没有找到",
    text: "换个说法，或者少写几个字试试。也可以[问问我们的团队](/contact)。",
    chat: "问问对话助手：“{query}”",
  },

  close: "关闭",
  contact: "问问我们的团队",
  recent: { heading: "最近搜过", remove: "删除“{query}”", clear: "清空" },
  start: {
    heading: "从这里找起",
    links: {
      pricing: "价格",
      apiKeys: "API 密钥",
      rateLimits: "速率限制",
      models: "三种模型",
      privacy: "隐私",
      contact: "联系我们",
    },
  },
  keys: "方向键选择，回车打开，Esc 关闭",
  failed: "搜索暂时没有响应，请稍后再试。",
} satisfies Copy<typeof english>;
