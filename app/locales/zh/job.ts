import type { Copy } from "../copy.ts";
import type { job as english } from "../en/job.ts";

export const job = {
  apply: "申请这个职位",
  glance: "职位概况",
  labels: {
    department: "部门",
    location: "地点",
    remoteFrom: "可远程的国家",
    employment: "工作性质",
    salary: "薪资",
    posted: "发布日期",
    openUntil: "截止日期",
  },
  description: "工作内容",
  form: {
    lede: "姓名、邮箱、一个链接就够。每份申请都有人认真看。",
    name: "姓名",
    email: "邮箱",
    link: "简历或个人主页链接",
    linkHint: "网页、文件都行，只要不登录也能打开。",
    note: "附言",
    noteHint: "说说你想来改进什么。一段话就够。",
    optional: "（选填）",
    send: "提交申请",
    privacy:
      "你填的内容只用来考虑这份申请，存放在欧盟；在中国大陆提交，即单独同意个人信息出境。详见[隐私政策](/privacy#transfer)。",
    sent: {
      heading: "你的申请收到了",
      text: "会有人认真看完，{{applicationReplyDays}} 天内用邮件答复你。",
      others: "全部在招职位",
    },
  },
  others: "其他在招职位",
  closed: {
    meta: {
      title: "这个职位已停止招聘",
      description:
        "这个职位已停止接受申请。今天还在招的职位，都在“加入我们”页面上，薪资范围也写明了。",
    },
    heading: "这个职位|已停止招聘",
    text: "已停止接受申请。今天还在招的职位，都在“加入我们”页面上。",
    all: "全部在招职位",
  },
} satisfies Copy<typeof english>;
