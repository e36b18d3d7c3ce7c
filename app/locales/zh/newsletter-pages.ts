import type { Copy } from "../copy.ts";
import type { newsletterPages as english } from "../en/newsletter-pages.ts";

export const newsletterPages = {
  blog: "去博客看看",
  confirm: {
    meta: {
      title: "确认订阅邮件通讯",
      description: "按一下按钮，确认订阅{{brand}}的邮件通讯。每月最多一封，想退订随时可以退。",
    },
    ask: {
      heading: "确认订阅",
      text: "按一下按钮，邮件通讯就会发到你的邮箱，每月最多一封。",
    },
    button: "确认订阅",
    done: {
      heading: "订阅好了",
      text: "有值得说的，才会发下一封。每封邮件里都有退订链接。",
    },
    invalid: {
      heading: "这个链接用不了了",
      text: "它过期了，或者少了一截。重新订阅一次，新链接会发到你的邮箱。",
    },
  },
  unsubscribe: {
    meta: {
      title: "退订邮件通讯",
      description:
        "按一下按钮，就不再收到{{brand}}的邮件通讯。哪天想回来，在博客页面重新订阅就行。",
    },
    ask: {
      heading: "退订邮件通讯",
      text: "按一下按钮，以后就不再给你发邮件通讯。",
    },
    button: "退订",
    done: {
      heading: "已经退订",
      text: "以后不会再给你发了。改了主意，在博客页面随时可以再订。",
    },
    invalid: {
      heading: "这个链接用不了",
      text: "它少了一截，或者这个邮箱的记录已经删除。请打开最近一封邮件通讯里的链接，或者写信到 [{{contactEmail}}](mailto:{{contactEmail}})。",
    },
  },
  unavailable: {
    heading: "刚才没有成功",
    text: "我们这边出了点问题。过几分钟再试，链接还有效。",
  },
} satisfies Copy<typeof english>;
