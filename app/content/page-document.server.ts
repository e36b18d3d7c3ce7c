import { dateInWords } from "../i18n/date-in-words.ts";
import type { Locale } from "../i18n/locales.ts";
import type { MarkdownDocument, MarkdownHeading } from "./markdown-document.ts";

/** A Markdown document that is a page, or a part of one. */
export interface PageDocument {
  readonly title: string;
  /** A full sentence, fit for a page's head. */
  readonly description: string;
  /** ISO 8601 date of the last change, and the same in words. */
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
  const fields = new Map<string, unknown>(Object.entries(frontMatter ?? {}));
  const field = (key: string) => {
    const value = fields.get(key);
    if (typeof value !== "string") throw new Error(`${name}.${locale}.md says no ${key}.`);
    return value;
  };
  const date = field("updated");
  return {
    title: field("title"),
    description: field("description"),
    updated: { date, label: dateInWords(date, locale) },
    html,
    headings,
  };
}
