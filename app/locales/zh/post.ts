import type { Copy } from "../copy.ts";
import type { post as english } from "../en/post.ts";

export const post = {
  breadcrumbs: "所在位置",
  contents: "本文目录",
  tags: "标签",
  share: {
    heading: "分享",
    mail: "发邮件",
    posts: "发到 X",
    professional: "发到 LinkedIn",
    newTab: "（在新标签页中打开）",
    device: "更多方式…",
    copy: "复制链接",
    copied: "链接已复制",
  },
  more: "更多文章",
  older: "上一篇",
  newer: "下一篇",
  related: "接着读",
} satisfies Copy<typeof english>;
