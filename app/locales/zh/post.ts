import type { Copy } from "../copy.ts";
import type { post as english } from "../en/post.ts";

export const post = {
  breadcrumbs: "所在位置",
  contents: "本文目录",
  tags: "标签",
  more: "更多文章",
  older: "上一篇",
  newer: "下一篇",
  related: "接着读",
} satisfies Copy<typeof english>;
