import type { Copy } from "../copy.ts";
import type { codeBlock as english } from "../en/code-block.ts";

export const codeBlock = {
  text: "文本",
  ask: "就这么问",
  idle: "复制",
  done: "已复制",
  failed: "没能复制。代码已选中，请按 Ctrl+C 或 ⌘C。",
} satisfies Copy<typeof english>;
