import type { Copy } from "../copy.ts";
import type { llms as english } from "../en/llms.ts";

export const llms = {
  summary:
    "{{brand}}是一款 AI 对话助手，日常问题、长文档、代码和临床研究都能问。它的 REST API 可以建立对话、收发消息，也可以分析临床研究。",
  notes: {
    formats:
      "以 `.md` 结尾的地址是纯 Markdown；去掉结尾，就是给浏览器看的网页，请求头带 `Accept: text/markdown` 时同样返回 Markdown。",
    clinical: "这些页面谈到临床研究的内容，都不是医疗建议。",
  },
  mcp: "搜索和页面也是 MCP 服务器 {url} 上的工具（Streamable HTTP，无需密钥）。",
  sandbox:
    "不用注册就能试用 API：在文档所列的路径前加上 {url}，带上测试密钥 `{{testKey}}`，行为与正式 API 一致。",
  sections: {
    docs: "文档",
    product: "产品",
    blog: "博客",
    company: "公司",
    legal: "法律",
    optional: "其他",
  },
  openapi: { title: "OpenAPI 文档", text: "面向机器的完整 API 描述。" },
  full: { title: "全文", text: "全部中文页面的 Markdown，合成一份。" },
  skill: {
    title: "智能体技能",
    text: "API 要点，写成编程智能体能读的 SKILL.md。",
  },
  other: "另一种语言的同一份清单。",
} satisfies Copy<typeof english>;
