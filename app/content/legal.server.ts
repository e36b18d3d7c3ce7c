import type { Locale } from "../i18n/locales.ts";
import { documentNames } from "./downloads.ts";
import type { MarkdownDocument } from "./markdown/markdown-document.ts";
import { type PageDocument, pageDocument } from "./page-document.server.ts";

export const legalNames = [...documentNames, "legal-contact", "api-changelog"] as const;

export type LegalName = (typeof legalNames)[number];

const files = import.meta.glob<MarkdownDocument>("../site/content/legal/*.*.md", {
  eager: true,
  import: "default",
});

/** A legal document, or the API's changelog, in a language. */
export function legalDocument(locale: Locale, name: LegalName): PageDocument {
  const file = files[`../site/content/legal/${name}.${locale}.md`];
  if (!file) throw new Error(`${name}.${locale}.md is missing.`);
  return pageDocument(locale, file);
}
