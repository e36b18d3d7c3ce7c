import type { Copy } from "../copy.ts";
import type { author as english } from "../en/author.ts";

export const author = {
  meta: {
    title: "{name}：全部文章",
    description:
      "{name}在{{brand}}博客上写的全部 {count} 篇文章，有教程，有产品动态，也有实践笔记。{{brand}}是一款 AI 对话助手。",
  },
  breadcrumbs: "所在位置",
  posts: { one: "{count} 篇文章", other: "{count} 篇文章" },
} satisfies Copy<typeof english>;
