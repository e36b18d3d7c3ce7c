import type { Copy } from "../copy.ts";
import type { pageFoot as english } from "../en/page-foot.ts";

export const pageFoot = {
  helpful: "这一页有用吗？",
  yes: "有用",
  no: "没用",
  thanks: "谢谢，已记下。",
  edit: "编辑本页",
  newTab: "（在新标签页中打开）",
} satisfies Copy<typeof english>;
