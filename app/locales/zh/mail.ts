import type { Copy } from "../copy.ts";
import type { mail as english } from "../en/mail.ts";

export const mail = {
  confirmation: {
    subject: "请确认订阅{{brand}}邮件通讯",
    text: `您好：

有人用这个邮箱订阅了{{brand}}的邮件通讯，应该就是您。请打开下面的页面，按一下按钮，订阅才会生效：

{{confirmUrl}}

链接 {{hours}} 小时内有效，只能用一次。如果不是您订阅的，不用理会，我们不会再发邮件给您。

如果改变主意，请打开这个页面，就能从名单上移除您的邮箱：

{{unsubscribeUrl}}

{{brand}}
{{siteUrl}}
`,
  },
  team: {
    message: "留言",
    application: "求职申请",
    heading:
      "来自{{brand}}网站的表单，提交于 {{time}}。直接回复这封邮件，对方（{{email}}）就能收到。",
    fields: {
      name: "姓名",
      email: "邮箱",
      company: "公司",
      inquiryType: "咨询类型",
      subject: "主题",
      message: "内容",
      job: "职位",
      link: "简历或个人主页",
      note: "附言",
    },
    inquiryTypes: {
      technical: "技术支持",
      business: "商务合作",
      sales: "销售咨询",
      general: "一般问题",
      feedback: "意见反馈",
    },
    colon: "：",
  },
} satisfies Copy<typeof english>;
