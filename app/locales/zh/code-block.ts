import type { Copy } from "../copy.ts";
import type { codeBlock as english } from "../en/code-block.ts";

export const codeBlock = { text: "文本" } satisfies Copy<typeof english>;
