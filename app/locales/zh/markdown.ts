import type { Copy } from "../copy.ts";
import type { markdown as english } from "../en/markdown.ts";

export const markdown = {
  view: "查看 Markdown",
  copy: "复制全文",
  copied: "已复制",
  failed: "没能复制。请打开 Markdown 版，在那里复制。",

  page: "网页版",
  index: "全部页面索引",

  form: "表单要在网页上填：{link}",
  colon: "：",
} satisfies Copy<typeof english>;
