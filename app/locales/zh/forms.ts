import type { Copy } from "../copy.ts";
import type { forms as english } from "../en/forms.ts";

export const forms = {
  sending: "正在发送…",
  trap: "这一栏请留空",
  invalid: {
    one: "有 {count} 处要改一下",
    other: "有 {count} 处要改一下",
  },
  missing: {
    name: "请填写姓名",
    email: "请填写邮箱",
    subject: "请写个主题",
    message: "请写点内容，短一点也行",
    link: "请附上简历或个人主页的链接",
  },
  errors: {
    required: "这一栏要填",
    tooLong: "太长了，请删短一些",
    controlCharacter: "请去掉换行和看不见的字符",
    email: "邮箱要写完整，比如 {{exampleEmail}}",
    url: "请填网址，比如 linkedin.com/in/yourname",
    option: "请从选项里挑一个",
  },
  left: {
    one: "还能写 {count} 个字",
    other: "还能写 {count} 个字",
  },
  receipt: "你填的邮箱是 {address}。",
  problems: {
    limited: {
      heading: "短时间里发得有点多",
      text: "等几分钟再发一次。你填的内容都还在。",
    },
    unavailable: {
      heading: "没有发出去",
      text: "我们这边出了点问题。你填的内容都还在：过几分钟再试，或者写信到 [{{contactEmail}}](mailto:{{contactEmail}})。",
    },
    unreadable: {
      heading: "这份内容读不出来",
      text: "它的格式，这个页面不认。请填好下面的表单，从这里发送。",
    },
  },
  failures: {
    noAnswer: {
      heading: "没有发出去",
      text: "没有收到回应。你填的内容都还在：看看网络是否正常，再发一次。",
    },
    refused: {
      heading: "没有发出去",
      text: "网站暂时忙不过来。你填的内容都还在：等几秒，再发一次。",
    },
  },
} satisfies Copy<typeof english>;
