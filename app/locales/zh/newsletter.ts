import type { Copy } from "../copy.ts";
import type { newsletter as english } from "../en/newsletter.ts";

export const newsletter = {
  heading: "有话想说，|才写信来",
  text: "每月最多一封，想退订随时退。",
  email: "邮箱",
  subscribe: "订阅",
  feeds: "习惯用阅读器？订阅源在这里：",
} satisfies Copy<typeof english>;
