import { readFileSync } from "node:fs";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { type DownloadableName, downloadableNames, linkOrigin } from "../content/downloads.ts";
import { isOptionalSection } from "../content/optional-sections.ts";
import { readPageFrontMatter } from "../content/page-front-matter.ts";
import { formatDate } from "../i18n/format-date.ts";
import type { Locale } from "../i18n/locales.ts";
import { dictionaries } from "../locales/dictionaries.ts";
import { readMarkdown } from "../markdown/markdown-source.ts";
import { documentPdf } from "./pdf/document-pdf.ts";

export interface DocumentFile {
  readonly name: DownloadableName;
  readonly pdf: Uint8Array;
}

/** Renders the legal documents in a language. Their links have a placeholder origin (http/rendering/pdf-links.ts). */
export function documentFiles(locale: Locale): DocumentFile[] {
  const files: DocumentFile[] = [];
  for (const name of downloadableNames) {
    const file = `app/content/legal/${name}.${locale}.md`;
    const { frontMatter, tree } = readMarkdown(readFileSync(file, "utf8"), locale);
    const fields = readPageFrontMatter(frontMatter, file);
    const updatedLine = `${dictionaries[locale].legal.updated} ${formatDate(fields.updated, locale)}`;
    removeOptionalSections(tree);
    makeLinksAbsolute(tree);
    const pdf = documentPdf({ ...fields, updatedLine, tree }, locale);
    files.push({ name, pdf });
  }
  return files;
}

/** Only the running site knows which of them it has. */
export function removeOptionalSections(tree: Root): void {
  let inside = false;
  tree.children = tree.children.filter((node) => {
    if (node.type === "heading") inside = isOptionalSection(node.data?.hProperties?.id);
    return !inside;
  });
}

function makeLinksAbsolute(tree: Root): void {
  visit(tree, "link", (node) => {
    node.url = new URL(node.url, linkOrigin).href;
  });
}
