import { guide, guideSections } from "../../content/docs.server.ts";
import {
  type LegalName,
  legalDocument,
  legalNames,
  legalSections,
} from "../../content/legal.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { inLocale, pagePath } from "../../i18n/paths.ts";
import type { Section } from "../section.ts";
import { markdownSections } from "./markdown-sections.ts";

/** Where each legal document stands; those of the terms page have a tab there. */
const legalPages: Record<LegalName, string> = {
  terms: "/terms",
  privacy: "/privacy",
  compliance: "/terms?tab=compliance",
  "legal-contact": "/terms?tab=contact",
  security: "/security",
  license: "/license",
  "api-terms": "/api-terms",
  accessibility: "/accessibility",
};

/** The guide and the legal documents, by their headings. */
export function documentSections(locale: Locale): Section[] {
  const { title, description } = guide(locale);
  const guided = markdownSections({
    kind: "docs",
    title,
    page: pagePath(locale, "docs"),
    lead: description,
    sections: guideSections(locale),
  });
  const legal = legalNames.flatMap((name) => {
    const { title, description } = legalDocument(locale, name);
    return markdownSections({
      kind: "legal",
      title,
      page: inLocale(locale, legalPages[name]),
      lead: description,
      sections: legalSections(locale, name),
    });
  });
  return [...guided, ...legal];
}
