import type { Source } from "../chat/answer.ts";
import type { Locale } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { sectionAt } from "../search/search.server.ts";
import type { Section } from "../search/section.ts";
import type { WrittenAnswer } from "./answers.server.ts";

/** Links to the sections that an answer rests on, the most important first. */
export function answerSources(locale: Locale, { pages }: WrittenAnswer): Source[] {
  return pages.flatMap((page) => {
    const section = sectionAt(locale, inLocale(locale, page));
    return section ? [sourceOf(section)] : [];
  });
}

/** A link to a section, labeled with its page and heading. */
export function sourceOf({ title, heading, path }: Section): Source {
  return { label: title === heading ? title : `${title} › ${heading}`, path };
}
