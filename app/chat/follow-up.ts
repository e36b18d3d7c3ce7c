import type { Locale } from "../i18n/locales.ts";
import { hasOnlyStopWords, parseQuery } from "../search/query.ts";
import { bareText } from "../search/tokens/terms.ts";
import { languages } from "../site/locales/language.ts";

/** A question with more terms than this doesn't depend on another one. */
const maxTerms = 3;

/** Whether a message only asks for more about the last answer. */
export function asksForMore(locale: Locale, question: string): boolean {
  const request = bareText(question).replace(languages[locale].filler, "");
  return languages[locale].messages.more.some((example) => bareText(example) === request);
}

/** Whether a question names no subject of its own. */
export function isFollowUp(locale: Locale, question: string): boolean {
  const { followUp } = languages[locale];
  return hasOnlyStopWords(question) || (isShort(question) && followUp.test(question));
}

/** Whether a question is short enough to depend on the one before it. */
export function isShort(question: string): boolean {
  return hasOnlyStopWords(question) || parseQuery(question).length <= maxTerms;
}
