import type { Copy } from "../copy.ts";
import type { staticPages as english } from "../en/static-pages.ts";

export const staticPages = {
  400: {
    title: "这个地址读不出来",
    text: "它不是本站的有效地址。请检查链接，或从首页开始。",
  },
  429: {
    title: "有点太快了",
    text: "从你的网络发来的请求太多了。等一分钟再试。",
  },
  500: {
    title: "页面出错了",
    text: "页面暂时打不开。请稍后再试，或先回首页。",
  },
  home: "返回首页",
} satisfies Copy<typeof english>;
