import { formatDate } from "../i18n/format-date.ts";
import type { Locale } from "../i18n/locales.ts";
import type { MarkdownDocument, MarkdownHeading } from "../markdown/markdown-document.ts";
import { type PageFrontMatter, readPageFrontMatter } from "./page-front-matter.ts";

/** A Markdown document that is a page, or a part of one. */
export interface PageDocument extends Omit<PageFrontMatter, "updated"> {
  /** The day of the last change, and the same in words. */
  readonly updated: { readonly date: string; readonly label: string };
  readonly html: string;
  readonly headings: readonly MarkdownHeading[];
}

/**
 * Reads a document's front matter; its plain text stays behind, for no page shows it.
 * @throws if a key is missing
 */
export function pageDocument(
  name: string,
  locale: Locale,
  { frontMatter, html, headings }: MarkdownDocument,
): PageDocument {
  const fields = readPageFrontMatter(frontMatter, `${name}.${locale}.md`);
  const updated = { date: fields.updated, label: formatDate(fields.updated, locale) };
  return { ...fields, updated, html, headings };
}
