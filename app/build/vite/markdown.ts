import { relative } from "node:path";
import type { Plugin } from "vite";
import { MarkdownProblem } from "../../content/markdown/front-matter.ts";
import { localeOfFile, placeOf } from "../../content/markdown/markdown-source.ts";
import { moduleWithPictures } from "../../content/markdown/pictures.ts";
import {
  renderAnswer,
  renderMarkdown,
  renderPost,
} from "../../content/markdown/render-markdown.ts";

/** Compiles imports of `name.en.md` to rendered documents. */
export function markdown(): Plugin {
  return {
    name: "markdown",
    transform: {
      filter: { id: /\.md$/ },
      handler(source, id) {
        try {
          return { code: moduleWithPictures(compile(source, id)), map: null };
        } catch (error) {
          return this.error(describeError(relative(process.cwd(), id), error));
        }
      },
    },
  };
}

/** Describes an error of the compiler in a line, with the file. */
export function describeError(file: string, error: unknown): string {
  if (error instanceof MarkdownProblem) return `${file}:${error.line}: ${error.text}`;
  return `${file}: ${error instanceof Error ? error.message : error}`;
}

function compile(source: string, id: string) {
  const locale = localeOfFile(id);
  if (id.includes("/content/answers/")) return renderAnswer(source, locale);
  const render = id.includes("/content/blog/") ? renderPost : renderMarkdown;
  return render(source, locale, placeOf(id));
}
