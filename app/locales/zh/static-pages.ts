import type { Copy } from "../copy.ts";
import type { staticPages as english } from "../en/static-pages.ts";

export const staticPages = {
  400: {
    title: "这个地址读不出来",
    text: "它不是本站的有效地址。请检查链接，或从首页开始。",
  },
  403: {
    title: "这是从别的网站发来的",
    text: "这里只收本站页面上的表单。请打开本站的页面，再发一次。",
  },
  413: {
    title: "太长了，发不出去",
    text: "返回上一页，你填的内容还在。删短一些，再发一次。",
  },
  415: {
    title: "这份内容读不出来",
    text: "它的格式，本站不认。请打开页面，从那里发送。",
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
