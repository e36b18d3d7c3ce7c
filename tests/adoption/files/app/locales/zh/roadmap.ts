import type { Copy } from "../copy.ts";
import type { roadmap as english } from "../en/roadmap.ts";

export const roadmap = {
  meta: {
    title: "路线图：接下来做什么",
    description:
      "{{brand}}正在做什么，按打算完成的先后排列。不写日期：哪一项自己用着站得住，就上线哪一项。",
  },
  heading: "路线图",
  lede: "正在做什么，按打算完成的先后排列。",
  next: {
    heading: "接下来",
    items: ["上传手写表格", "团队共用的指令", "导出整段对话"],
  },
} satisfies Copy<typeof english>;
