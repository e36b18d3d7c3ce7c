import { readFileSync } from "node:fs";
import { zipSync } from "fflate";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { type DownloadableName, downloadableNames } from "../content/downloads.ts";
import { readPageFrontMatter } from "../content/page-front-matter.ts";
import { dateInWords } from "../i18n/date-in-words.ts";
import type { Locale } from "../i18n/locales.ts";
import { legal as english } from "../locales/en/legal.ts";
import { legal as chinese } from "../locales/zh/legal.ts";
import { readMarkdown } from "../markdown/markdown-source.ts";
import { documentPdf } from "./pdf/document-pdf.ts";

const copy = { en: english, zh: chinese };

export interface DocumentFile {
  readonly name: DownloadableName;
  /** Day of the last change. */
  readonly updated: string;
  readonly pdf: Uint8Array;
}

/**
 * The legal documents in a language. Links to pages of the site are absolute if it is known where the
 * site will be; if not, they start with `/`, which works wherever a browser shows the PDF.
 */
export async function documentFiles(locale: Locale, siteUrl?: string): Promise<DocumentFile[]> {
  const files: DocumentFile[] = [];
  for (const name of downloadableNames) {
    const file = `app/content/legal/${name}.${locale}.md`;
    const { frontMatter, tree } = readMarkdown(readFileSync(file, "utf8"), locale);
    const fields = readPageFrontMatter(frontMatter, file);
    const updatedLine = `${copy[locale].updated} ${dateInWords(fields.updated, locale)}`;
    if (siteUrl) makeLinksAbsolute(tree, siteUrl);
    const pdf = await documentPdf({ ...fields, updatedLine, tree }, locale);
    files.push({ name, updated: fields.updated, pdf });
  }
  return files;
}

function makeLinksAbsolute(tree: Root, siteUrl: string): void {
  visit(tree, "link", (node) => {
    node.url = new URL(node.url, siteUrl).href;
  });
}

/** All documents in one file. PDFs are compressed already. */
export function zipFiles(files: readonly DocumentFile[]): Uint8Array {
  return zipSync(
    Object.fromEntries(
      files.map(({ name, updated, pdf }) => {
        // Zip has no time zones: midnight here is midnight anywhere.
        return [`${name}.pdf`, [pdf, { level: 0, mtime: `${updated}T00:00:00` }]];
      }),
    ),
  );
}
