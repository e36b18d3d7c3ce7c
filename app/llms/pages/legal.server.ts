import { type LegalName, legalDocument, legalMarkdown } from "../../content/legal.server.ts";
import { facts } from "../../facts.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { plainText } from "../../i18n/markup.ts";
import { markdownPath, pagePath } from "../../i18n/paths.ts";
import { site } from "../../site.ts";
import { blocks, list, nestHeadings } from "../blocks.ts";
import { copyBlocks, link } from "../copy-blocks.ts";
import type { MarkdownPage } from "../page-markdown.ts";

export function legalPage(locale: Locale, name: LegalName): MarkdownPage {
  const { title, description } = legalDocument(locale, name);
  const body = legalMarkdown(locale, name).trim();
  return { title, summary: description, notes: [updatedLine(locale, name)], body };
}

/** The license agreement, and where the terms of the API are. */
export function licensePage(locale: Locale): MarkdownPage {
  const page = legalPage(locale, "license");
  const { title, description } = legalDocument(locale, "api-terms");
  const terms = link(title, markdownPath(pagePath(locale, "api-terms")));
  const { section } = copyBlocks(locale);
  return {
    ...page,
    body: blocks(page.body, section({ heading: title, lede: description }, terms)),
  };
}

/** The documents in the tabs of the terms page, but for the privacy policy, which has its own; and what is below them. */
export function termsPage(locale: Locale): MarkdownPage {
  const { hero, standards, related, closing } = copyIn(locale, "terms");
  const { section } = copyBlocks(locale);
  const claims = list(
    facts.standards.map(
      ({ id, name, status }) =>
        `**${name}** · ${standards.statuses[status]} · ${standards.meanings[id]}`,
    ),
  );
  const documents = (
    [
      ["privacy", related.privacy],
      ["security", related.security],
      ["api-terms", related.apiTerms],
      ["license", related.license],
    ] as const
  ).map(
    ([page, { heading, text }]) =>
      `${link(heading, markdownPath(pagePath(locale, page)))} · ${text}`,
  );
  return {
    title: plainText(hero.heading),
    summary: hero.lede,
    notes: [hero.countries],
    body: blocks(
      part(locale, "terms"),
      part(locale, "compliance", { before: claims }),
      part(locale, "legal-contact"),
      section({ heading: related.heading }, list(documents)),
      section(closing, closing.text, link(closing.contact, `mailto:${site.email.legal}`)),
    ),
  };
}

/** A document as a section of a page. */
function part(locale: Locale, name: LegalName, { before = "" }: { before?: string } = {}): string {
  const { title } = legalDocument(locale, name);
  const body = nestHeadings(legalMarkdown(locale, name)).trim();
  return [`## ${title}`, updatedLine(locale, name), before, body].filter(Boolean).join("\n\n");
}

function updatedLine(locale: Locale, name: LegalName): string {
  return `${copyIn(locale, "legal").updated} ${legalDocument(locale, name).updated.label}`;
}
