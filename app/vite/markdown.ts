import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import type { MarkdownDocument, PostDocument } from "../markdown/markdown-document.ts";
import { placeOf } from "../markdown/markdown-place.ts";
import { localeOfFile } from "../markdown/markdown-source.ts";
import { importPictures, moduleWithPictures } from "../markdown/pictures.ts";
import { renderMarkdown, renderPost } from "../markdown/render-markdown.ts";
import { type ListedFields, storedDocuments } from "../markdown/stored-document.server.ts";
import { compilerProblem } from "./content-check/markdown.ts";

/** Compiles imports of `name.en.md` to rendered documents: a build stores their texts in files. */
export function markdown(): Plugin {
  let isBuild = false;
  return {
    name: "markdown",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    buildStart() {
      // The browser's part is built first, and has no documents.
      if (isBuild) rmSync(storedDocuments, { recursive: true, force: true });
    },
    transform: {
      filter: { id: /\.md$/ },
      handler(source, id) {
        try {
          const render = id.includes("/content/blog/") ? renderPost : renderMarkdown;
          const document = render(source, localeOfFile(id), placeOf(id));
          const code = isBuild ? storedModule(document, id) : moduleWithPictures(document);
          return { code, map: null };
        } catch (error) {
          return this.error(compilerProblem(relative(process.cwd(), id), error));
        }
      },
    },
  };
}

const storedDocument = join(import.meta.dirname, "../markdown/stored-document.server.ts");

/** Writes a document to a file, and returns a module that reads it. */
function storedModule(document: MarkdownDocument | PostDocument, id: string): string {
  const name = relative("app/content", id).replaceAll("\\", "/").replace(/md$/, "json");
  const file = join(storedDocuments, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(document));
  const { imports, variables } = importPictures(document);
  const addresses = [...variables].map(([picture, variable]) => `"${picture}": ${variable}`);
  const listed = JSON.stringify(name.startsWith("answers/") ? {} : listedFields(document));
  return [
    `import { StoredDocument } from ${JSON.stringify(storedDocument)};`,
    `${imports}export default new StoredDocument("${name}", ${listed}, {${addresses.join()}});`,
  ].join("\n");
}

function listedFields(document: MarkdownDocument | PostDocument): ListedFields {
  const { frontMatter } = document;
  return "minutes" in document ? { frontMatter, minutes: document.minutes } : { frontMatter };
}
