import { mark } from "./mark.ts";

/** An interface, or a comment that speaks of English alone. */
const onlyInEnglish = /^export interface [^}]*\}\n\n|^\/\*\* All English copy\..*\n/gm;

/** A module of copy for another language, from the one in English, whose shape it satisfies. */
export function translatedModule(source: string, path: string): string {
  const name = /^export const (\w+) = \{$/m.exec(source)?.[1];
  if (name === undefined) throw new Error(`${path} has no object of copy.`);
  return `// ${mark}.
import type { Copy } from "../copy.ts";
import type { ${name} as english } from "../en/${path}";

${source
  .replace(onlyInEnglish, "")
  .replace(/^\}(?: satisfies .*)?;$/m, "} satisfies Copy<typeof english>;")}`;
}
