import type { Copy } from "../copy.ts";
import type { job as english } from "../en/job.ts";

export const job = {
  apply: "申请这个岗位",
  glance: "岗位概况",
  labels: {
    department: "部门",
    location: "地点",
    remoteFrom: "可远程的国家",
    employment: "工作性质",
    salary: "薪资",
    posted: "发布日期",
    openUntil: "截止日期",
  },
  description: "做什么",
  form: {
    lede: "姓名、邮箱、一个链接就够。每份申请都有人认真看。",
    name: "姓名",
    email: "邮箱",
    link: "简历或个人主页链接",
    linkHint: "网页、文件都行，只要不登录也能打开。",
    note: "附言",
    noteHint: "你想把什么变得更清楚？一段话就够。",
    optional: "（选填）",
    send: "提交申请",
    privacy: "你填的内容只用来考虑这份申请，详见[隐私政策](/privacy)。",
    sent: {
      heading: "你的申请收到了",
      text: "会有人认真看完，用邮件答复你。",
      others: "全部在招岗位",
    },
  },
  others: "其他在招岗位",
  closed: {
    meta: {
      title: "这个岗位已停止招聘",
      description: "这个岗位不再收申请。今天还在招的岗位都列在招聘页上，薪资范围也写明。",
    },
    heading: "这个岗位|已停止招聘",
    text: "这里不再收申请。今天还在招的岗位，都列在招聘页上。",
    all: "全部在招岗位",
  },
} satisfies Copy<typeof english>;
