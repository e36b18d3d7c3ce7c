import { relative } from "node:path";
import type { Plugin } from "vite";
import { placeOf } from "../markdown/markdown-place.ts";
import { localeOfFile } from "../markdown/markdown-source.ts";
import { moduleWithPictures } from "../markdown/pictures.ts";
import { renderMarkdown, renderPost } from "../markdown/render-markdown.ts";
import { compilerProblem } from "./content-check/markdown.ts";

/** Compiles imports of `name.en.md` to rendered documents. */
export function markdown(): Plugin {
  return {
    name: "markdown",
    transform: {
      filter: { id: /\.md$/ },
      handler(source, id) {
        try {
          const render = id.includes("/content/blog/") ? renderPost : renderMarkdown;
          const document = render(source, localeOfFile(id), placeOf(id));
          return { code: moduleWithPictures(document), map: null };
        } catch (error) {
          return this.error(compilerProblem(relative(process.cwd(), id), error));
        }
      },
    },
  };
}
