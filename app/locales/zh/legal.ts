import type { Copy } from "../copy.ts";
import type { legal as english } from "../en/legal.ts";

export const legal = {
  updated: "最近更新",
  download: "下载 PDF",
  onThisPage: "本页内容",
  contentsOf: "本页内容：{title}",
} satisfies Copy<typeof english>;
