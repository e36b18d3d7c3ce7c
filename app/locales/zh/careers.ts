import type { Copy } from "../copy.ts";
import type { careers as english } from "../en/careers.ts";
import { everyJob } from "./jobs.ts";

export const careers = {
  meta: {
    title: "加入我们：工程与产品职位",
    description:
      "AI 对话助手{{brand}}正在招人，工程、产品两类职位都有，在{{cities}}办公，也有职位可以远程。薪资范围、要求和福利，每个职位都写明白。",
  },
  hero: {
    heading: "一起做|经得起核对的 |AI 助手",
    lede: "我们 {{employees}} 个人，分布在{{cities}}，做一款 AI 对话助手，想让它的回答经得起追问。",
    roles: "看看在招职位",
  },
  day: {
    alt: "冬季某天的同一时刻，各地的钟点：{clocks}",
    caption: "冬季某天 {time} UTC",
  },
  culture: {
    heading: "我们的文化：|怎么做事",
    items: [
      { heading: "摆在明处", text: "决定都写下来，谁都能看，做错的也在里面。" },
      { heading: "离用户近", text: "用户来信，工程师亲自回；评审研究类的测试回答，设计师也在场。" },
      { heading: "做小，做完", text: "与其声势浩大做三件，不如踏踏实实做好一件。" },
      { heading: "到点下班", text: "不靠硬扛。值班六周轮一次，有报酬，半夜电话也很少响。" },
    ],
  },
  open: {
    heading: "在招职位",
    empty: {
      heading: "更多职位，即将开放",
      text: "这一类目前没有在招的职位。如果你看出哪里该改进，也欢迎写信来。",
    },
  },
  benefits: {
    heading: "福利待遇",
    lede: "不论什么职位、在哪里上班，都一样。",
    items: ["每个职位都公开薪资范围", ...everyJob],
  },
  team: {
    heading: "团队：|同事怎么说",
  },
  apply: {
    heading: "没有合适的职位？",
    text: "说说你想来改进什么。一段话就够，{{applicationReplyDays}} 天内答复。",
    write: "写信给我们",
  },
} satisfies Copy<typeof english>;
