import type { Copy } from "../copy.ts";
import type { filings as english } from "../en/filings.ts";

export const filings = {
  label: "备案信息",
  model: "生成式人工智能服务备案：{model}，{number}",
} satisfies Copy<typeof english>;
