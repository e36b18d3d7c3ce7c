import type { Copy } from "../copy.ts";
import type { mcp as english } from "../en/mcp.ts";

export const mcp = {
  instructions:
    "把{{brand}}的网站变成两个工具：搜索和读页面，中英文都有，全部只读。引用时请附上结果里的网址。这些工具谈到临床研究的内容，不是医疗建议。",
} satisfies Copy<typeof english>;
