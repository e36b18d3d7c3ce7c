import type { Copy } from "../copy.ts";
import type { legal as english } from "../en/legal.ts";

export const legal = {
  updated: "更新日期：",
  onThisPage: "本页内容",
} satisfies Copy<typeof english>;
