import type { WrittenAnswer } from "../answers/answers.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { sectionAt } from "./search.server.ts";
import type { Section, SectionLink } from "./section.ts";

/** Links to the sections that a written answer rests on, the most important first. */
export function answerSources(locale: Locale, { pages }: WrittenAnswer): SectionLink[] {
  return pages.flatMap((page) => {
    const section = sectionAt(locale, inLocale(locale, page));
    return section ? [linkTo(section)] : [];
  });
}

/** A link to a section, labeled with its page and heading. */
export function linkTo({ title, heading, path }: Section): SectionLink {
  return { label: title === heading ? title : `${title} › ${heading}`, path };
}
