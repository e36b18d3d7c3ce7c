import * as v from "valibot";
import { formatDate } from "../i18n/format-date.ts";
import type { Locale } from "../i18n/locales.ts";
import { pageFrontMatter } from "./front-matter-schemas.ts";
import type { MarkdownDocument } from "./markdown/markdown-document.ts";

/** A Markdown document for a whole page, or for a part of one. */
export type PageDocument = ReturnType<typeof pageDocument>;

/** Reads the front matter of a document, which the build has checked. */
export function pageDocument(locale: Locale, { frontMatter, html, headings }: MarkdownDocument) {
  const fields = v.parse(pageFrontMatter, frontMatter);
  /** ISO 8601 date of the last change, and the date formatted. */
  const updated = { date: fields.updated, label: formatDate(fields.updated, locale) };
  return { ...fields, updated, html, headings };
}
