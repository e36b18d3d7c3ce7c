import { answersTo, type WrittenAnswer } from "../../answers/answers.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { languages } from "../../locales/language.ts";
import { matches } from "../../search/search.server.ts";
import type { SectionLink } from "../../search/section.ts";
import { type Section, textOf } from "../../search/section.ts";
import { answerSources, linkTo } from "../../search/section-links.server.ts";
import { simplified } from "../../tokens/simplified.ts";
import { readWith } from "../follow-up.ts";

/** A text of the site that a question may be answered from. */
export interface ContextText {
  readonly heading: string;
  readonly text: string;
  /** Where the site says it. */
  readonly sources: readonly SectionLink[];
}

/** How many written answers and sections are found for a question, and for the one before it. */
const limits = { question: 4, previous: 1 };
/** Characters of one text. */
const maxTextLength = 2_000;

/** What the site says that fits a question or the one before it, the best first. */
export function retrieve(locale: Locale, question: string, previous: string): ContextText[] {
  const before = simplified(previous);
  const asked = readWith(simplified(question), before);
  const found = [
    ...textsFor(locale, asked, limits.question),
    ...(before ? textsFor(locale, before, limits.previous) : []),
  ];
  const unique = new Map(found.map((text) => [text.text, text]));
  const { maxContextLength } = languages[locale];
  let length = 0;
  return [...unique.values()].filter(({ text }) => {
    length += text.length;
    return length <= maxContextLength;
  });
}

function textsFor(locale: Locale, question: string, limit: number): ContextText[] {
  const answers = answersTo(locale, question).nearest.slice(0, limit);
  const sections = matches(locale, question, { limit });
  return [
    ...answers.map((answer) => answerText(locale, answer)),
    ...sections.map(({ section }) => sectionText(section)),
  ];
}

function answerText(locale: Locale, answer: WrittenAnswer): ContextText {
  const sources = answerSources(locale, answer);
  return { heading: answer.asked[0], text: cut(textOf(answer)), sources };
}

function sectionText(section: Section): ContextText {
  const from = linkTo(section);
  return { heading: from.label, text: cut(textOf(section)), sources: [from] };
}

function cut(text: string): string {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
}
