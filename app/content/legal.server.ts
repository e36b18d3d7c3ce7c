import { type Locale, locales } from "../i18n/locales.ts";
import type { MarkdownDocument } from "./markdown/markdown-document.ts";
import { type PageDocument, pageDocument } from "./page-document.server.ts";

export const legalNames = [
  "terms",
  "privacy",
  "compliance",
  "legal-contact",
  "security",
  "license",
  "api-terms",
  "accessibility",
  "api-changelog",
] as const;

export type LegalName = (typeof legalNames)[number];

const files = import.meta.glob<MarkdownDocument>("../site/content/legal/*.*.md", {
  eager: true,
  import: "default",
});

/* When the server starts, so that a document that lacks a language never gets as far as a visitor. */
for (const locale of locales) for (const name of legalNames) fileOf(locale, name);

/** A legal document, or the API's changelog, in a language. */
export function legalDocument(locale: Locale, name: LegalName): PageDocument {
  return pageDocument(name, locale, fileOf(locale, name));
}

function fileOf(locale: Locale, name: LegalName): MarkdownDocument {
  const file = files[`../site/content/legal/${name}.${locale}.md`];
  if (!file) throw new Error(`${name}.${locale}.md is missing.`);
  return file;
}
