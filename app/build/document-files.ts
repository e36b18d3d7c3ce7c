import { readFileSync } from "node:fs";
import { visit } from "unist-util-visit";
import { type DownloadableName, downloadableNames } from "../content/downloads.ts";
import { readPageFrontMatter } from "../content/front-matter-schemas.ts";
import { readMarkdown } from "../content/markdown/markdown-source.ts";
import { formatDate } from "../i18n/format-date.ts";
import type { Locale } from "../i18n/locales.ts";
import { languages } from "../site/locales/language.ts";
import { site } from "../site/site.ts";
import { documentPdf } from "./pdf/document-pdf.ts";

export interface DocumentFile {
  readonly name: DownloadableName;
  /** The date of its last change, as in 2026-10-15. */
  readonly updated: string;
  readonly pdf: Uint8Array;
}

/** Renders the legal documents in a language. Their links are absolute. */
export function documentFiles(locale: Locale): DocumentFile[] {
  const files: DocumentFile[] = [];
  for (const name of downloadableNames) {
    const file = `app/site/content/legal/${name}.${locale}.md`;
    const { frontMatter, tree } = readMarkdown(readFileSync(file, "utf8"), locale);
    const fields = readPageFrontMatter(frontMatter, file);
    const updatedLine = `${languages[locale].copy.legal.updated} ${formatDate(fields.updated, locale)}`;
    visit(tree, "link", (node) => {
      node.url = new URL(node.url, site.origin).href;
    });
    const pdf = documentPdf({ ...fields, updatedLine, tree }, locale);
    files.push({ name, updated: fields.updated, pdf });
  }
  return files;
}
