import * as v from "valibot";
import { formatDate } from "../i18n/format-date.ts";
import type { Locale } from "../i18n/locales.ts";
import { type PageFrontMatter, pageFrontMatter } from "./front-matter-schemas.ts";
import type { MarkdownDocument, MarkdownHeading } from "./markdown/markdown-document.ts";

/** A Markdown document for a page, or for a part of one. */
export interface PageDocument extends Omit<PageFrontMatter, "updated"> {
  /** ISO 8601 date of the last change, and the date formatted. */
  readonly updated: { readonly date: string; readonly label: string };
  readonly html: string;
  readonly headings: readonly MarkdownHeading[];
}

/** Reads the front matter of a document, which the build has checked. */
export function pageDocument(
  locale: Locale,
  { frontMatter, html, headings }: MarkdownDocument,
): PageDocument {
  const fields = v.parse(pageFrontMatter, frontMatter);
  const updated = { date: fields.updated, label: formatDate(fields.updated, locale) };
  return { ...fields, updated, html, headings };
}
