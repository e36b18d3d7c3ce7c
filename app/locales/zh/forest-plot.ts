import type { Copy } from "../copy.ts";
import type { forestPlot as english } from "../en/forest-plot.ts";

export const forestPlot = {
  label: "下表的森林图。无差异线左边：{left}；右边：{right}。",
} satisfies Copy<typeof english>;
