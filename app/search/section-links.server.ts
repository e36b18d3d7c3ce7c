import type { Locale } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import type { WrittenAnswer } from "./answers/answers.server.ts";
import { findSection } from "./search.server.ts";
import type { Section, SectionLink } from "./section.ts";

/** Links to the sections that a written answer rests on, the most important first. */
export function findAnswerSources(locale: Locale, { pages }: WrittenAnswer): SectionLink[] {
  const links = pages.flatMap((page) => createSourceLink(locale, inLocale(locale, page)) ?? []);
  return links.filter(({ label }, at) => links.findIndex((link) => link.label === label) === at);
}

/** A link to a path, which is labeled with its page if it has no section of its own. */
function createSourceLink(locale: Locale, path: string): SectionLink | undefined {
  const section = findSection(locale, path);
  if (!section) return undefined;
  return section.path === path ? linkTo(section) : { label: section.title, path };
}

/** A link to a section, labeled with its page and heading. */
export function linkTo(section: Pick<Section, "title" | "heading" | "path">): SectionLink {
  const { title, heading, path } = section;
  return { label: title === heading ? title : `${title} › ${heading}`, path };
}
