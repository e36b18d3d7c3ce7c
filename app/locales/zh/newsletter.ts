import type { Copy } from "../copy.ts";
import type { newsletter as english } from "../en/newsletter.ts";

export const newsletter = {
  heading: "邮件通讯：|有新东西，才给你发",
  text: "每月最多一封，想退订随时退。邮箱地址存放在欧盟；在中国大陆订阅，即单独同意个人信息出境。",
  email: "邮箱",
  exampleEmail: "{{exampleEmail}}",
  subscribe: "订阅",
  sent: {
    heading: "去收件箱看看",
    text: "如果这个邮箱还没订阅，确认邮件马上就到。打开邮件里的链接，确认一下就好。",
  },
  feeds: "习惯用阅读器看博客？可以订阅",
} satisfies Copy<typeof english>;
