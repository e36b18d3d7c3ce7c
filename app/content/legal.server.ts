import { type Locale, locales } from "../i18n/locales.ts";
import type { MarkdownDocument, MarkdownSection } from "../markdown/markdown-document.ts";
import { type OptionalSections, withOptionalSections } from "./optional-sections.ts";
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
] as const;

export type LegalName = (typeof legalNames)[number];

const files = import.meta.glob<MarkdownDocument>("./legal/*.*.md", {
  eager: true,
  import: "default",
});

/* Read when the server starts, so that a document that lacks a language never gets as far as a visitor. */
const documents = new Map(
  locales.flatMap((locale) =>
    legalNames.map((name) => [key(locale, name), readDocument(locale, name)] as const),
  ),
);

/** A legal document in a language, with the optional sections of a site. */
export function legalDocument(
  locale: Locale,
  name: LegalName,
  options?: OptionalSections,
): PageDocument {
  if (options) return readDocument(locale, name, options);
  const document = documents.get(key(locale, name));
  if (!document) throw new Error(`There is no legal document ${name}.`);
  return document;
}

/** The sections of a document as plain text, for the search index. */
export function legalSections(locale: Locale, name: LegalName): readonly MarkdownSection[] {
  return readFile(locale, name).sections;
}

/** A document as portable Markdown. */
export function legalMarkdown(locale: Locale, name: LegalName, options?: OptionalSections): string {
  return readFile(locale, name, options).markdown;
}

function key(locale: Locale, name: LegalName): string {
  return `${name}.${locale}`;
}

function readDocument(locale: Locale, name: LegalName, options?: OptionalSections): PageDocument {
  return pageDocument(name, locale, readFile(locale, name, options));
}

function readFile(locale: Locale, name: LegalName, options?: OptionalSections): MarkdownDocument {
  const file = files[`./legal/${key(locale, name)}.md`];
  if (!file) throw new Error(`${key(locale, name)}.md is missing.`);
  return withOptionalSections(file, options);
}
