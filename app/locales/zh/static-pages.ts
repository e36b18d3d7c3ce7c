import type { Copy } from "../copy.ts";
import type { staticPages as english } from "../en/static-pages.ts";

export const staticPages = {
  pages: {
    400: {
      title: "网址有误",
      text: "本站没有这样的网址。请检查链接，或从首页开始。",
    },
    403: {
      title: "这是从别的网站发来的",
      text: "我们只收自己页面上的表单。请打开页面，再发一次。",
    },
    405: {
      title: "这里不能提交内容",
      text: "这个地址只供查看。请打开有表单的页面，从那里发送。",
    },
    408: {
      title: "内容没能及时送到",
      text: "可能是网络太慢。返回上一页，你填的内容还在，再发一次。",
    },
    413: {
      title: "太长了，发不出去",
      text: "返回上一页，你填的内容还在。删短一些，再发一次。",
    },
    415: {
      title: "这份内容读不出来",
      text: "它的格式，我们不认。请打开页面，从那里发送。",
    },
    429: {
      title: "有点太快了",
      text: "从你的网络发来的请求太多了。等一分钟再试。",
    },
    500: {
      title: "页面出错了",
      text: "页面暂时打不开。请稍后再试，或先回首页。",
    },
    503: {
      title: "这会儿有点忙",
      text: "同时打开网站的人比平时多。等几秒再试。",
    },
  },
  again: "再试一次",
  home: "返回首页",
  contact: "联系我们",
  reference: "来信说明时，请附上这次请求的编号：",
} satisfies Copy<typeof english>;
