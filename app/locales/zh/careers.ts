import type { Copy } from "../copy.ts";
import type { careers as english } from "../en/careers.ts";

export const careers = {
  meta: {
    title: "加入我们：工程与产品岗位",
    description:
      "{{brand}}正在招工程和产品两类岗位，办公地点有{{cities}}，也有岗位可以远程。薪资范围、要求和福利，每个岗位都写明白。",
  },
  hero: {
    heading: "一起做|经得起核对的|助手",
    lede: "我们分在{{cities}}，人不多，想把答案做得经得起追问。",
    roles: "看看在招岗位",
  },
  day: {
    alt: "以冬季某天的同一时刻为例：",
    example: "冬季某天",
  },
  culture: {
    heading: "我们怎么做事",
    items: [
      { heading: "摆在明处", text: "决定都写下来，谁都能看，做错的也在里面。" },
      { heading: "离用户近", text: "工程师亲自回支持邮件，设计师旁听研究评审。" },
      { heading: "做小，做完", text: "三件声势大的，不如一件做得细的。" },
      { heading: "天黑回家", text: "不逞英雄。值班有报酬，轮着来，也清静。" },
    ],
  },
  open: {
    heading: "在招岗位",
    empty: {
      heading: "更多岗位，即将开放",
      text: "这一类今天没有空缺。要是你看出了哪里该改，照样写信来。",
    },
  },
  benefits: {
    heading: "福利待遇",
    lede: "在哪里入职都一样。",
    items: [
      "每个岗位都公开薪资范围",
      "每份录用都含股权",
      "你和家人的医疗保险",
      "每年 {{daysOff}} 天假，放假就是放假",
      "{{parentalLeaveWeeks}} 周育儿假",
      "每年一笔学习经费",
      "想远程的日子就远程",
      "人在哪里，都有一把好椅子",
    ],
  },
  team: {
    heading: "同事怎么说",
    quotes: {
      engineer: {
        name: "埃林·贝里",
        role: "全栈工程师",
        quote: "“入职第二天，我改的东西就上线了。第三天，我在写它弄坏了什么。”",
      },
      founder: {
        role: "创始人",
        quote: "“区间宽就说宽，这里没人硬说成窄。这本该是常事，其实少见。”",
      },
      designer: {
        role: "产品设计师",
        quote: "“中文不是译出来的，是写出来的。写的人，吃早饭时读的也是中文。”",
      },
    },
  },
  apply: {
    heading: "没有合适的岗位？",
    text: "告诉我们，你想把什么变得更清楚。一段话就够。",
    write: "写信给我们",
  },
} satisfies Copy<typeof english>;
