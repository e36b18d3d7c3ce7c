import { dictionary } from "../i18n/dictionary.server.ts";
import { type Locale, localeTable } from "../i18n/locales.ts";
import { pagePath } from "../i18n/paths.ts";
import { maxQueryLength } from "../search/max-query-length.ts";
import { isSmallTalk } from "../search/query.ts";
import { matches, sectionAt } from "../search/search.server.ts";
import type { Section } from "../search/section.ts";
import type { Answer, AnswerPart, Source } from "./answer.ts";
import { asksForMedicalAdvice } from "./medical-advice.ts";
import { questionLocale } from "./question-locale.ts";
import { quote } from "./quote.ts";

/** What a section has to reach to count as an answer: a share of the question, and a score. */
const confident = { coverage: 0.45, score: 2.5 };
/** The documentation is quoted before other pages that fit only so much better. */
const preferDocs = 0.6;
/** Further sections are named if they fit nearly as well as the one that is quoted. */
const alsoFitting = 0.4;

/**
 * Answers a question by quoting the section of the site that fits it best. There is no model behind it: what
 * the site doesn't say, it says that it doesn't know.
 */
export function answerQuestion(pageLocale: Locale, asked: string): Answer {
  const question = asked.trim().slice(0, maxQueryLength);
  const locale = questionLocale(question, pageLocale);
  return { lang: localeTable[locale].tag, parts: parts(locale, question) };
}

function parts(locale: Locale, question: string): AnswerPart[] {
  const { previewChat: copy } = dictionary(locale);
  if (asksForMedicalAdvice(question)) {
    const study = { label: copy.medical.api, path: `${pagePath(locale, "api")}#create-study` };
    return [
      { type: "text", text: copy.medical.text },
      { type: "links", label: copy.medical.label, links: [study] },
    ];
  }
  const introduction = sectionAt(locale, pagePath(locale, "features"));
  if (introduction && isSmallTalk(question)) {
    return [
      { type: "text", text: copy.note },
      { type: "quote", text: introduction.text, source: source(introduction) },
    ];
  }
  const found = matches(locale, question, { limit: 4 });
  const enough = preferDocs * (found[0]?.score ?? 0);
  const best =
    found.find(({ section, score }) => section.kind === "docs" && score > enough) ?? found[0];
  if (!best || best.coverage < confident.coverage || best.score < confident.score) {
    const contact = { label: copy.unknown.contact, path: pagePath(locale, "contact") };
    return [
      { type: "text", text: copy.unknown.text },
      { type: "links", label: copy.unknown.label, links: [contact] },
    ];
  }
  const links = found
    .filter((match) => match !== best && match.score > best.score * alsoFitting)
    .slice(0, 2)
    .map(({ section }) => source(section));
  return [
    { type: "text", text: copy.says[best.section.kind] },
    { type: "quote", text: quote(best.section.text, question), source: source(best.section) },
    ...(links.length > 0 ? [{ type: "links" as const, label: copy.also, links }] : []),
  ];
}

function source({ title, heading, path }: Section): Source {
  return { label: title === heading ? title : `${title} › ${heading}`, path };
}
