import type { Copy } from "../copy.ts";
import type { notFound as english } from "../en/not-found.ts";

export const notFound = {
  meta: {
    title: "页面不存在",
    description: "这个地址下没有页面。可以先回首页，或去文档里找找你要的内容。",
  },
  alt: "404",
  heading: "抱歉，|没有找到你要的页面",
  text: "链接可能有误，页面也可能已经搬走。",
  home: "返回首页",
  docs: "看看文档",
} satisfies Copy<typeof english>;
