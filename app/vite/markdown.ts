import type { Plugin } from "vite";
import { localeOfFile } from "../markdown/markdown-source.ts";
import { renderMarkdown } from "../markdown/render-markdown.ts";

/** Imports of `name.en.md` become rendered documents at build time. */
export function markdown(): Plugin {
  return {
    name: "markdown",
    transform: {
      filter: { id: /\.md$/ },
      handler(source, id) {
        try {
          const document = renderMarkdown(source, localeOfFile(id));
          return { code: `export default ${JSON.stringify(document)}`, map: null };
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          return this.error(`${id}: ${reason}`);
        }
      },
    },
  };
}
