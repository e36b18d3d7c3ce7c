import type { Locale } from "../i18n/locales.ts";
import { queryTerms } from "../search/query.ts";
import { bareText } from "../search/tokens/terms.ts";
import { languages } from "../site/locales/language.ts";

/** A question with more terms of its own than this needs none of another's. */
const maxTerms = 3;

/** Whether somebody only wants to hear more of what was said last. */
export function asksForMore(locale: Locale, question: string): boolean {
  const said = bareText(question).replace(languages[locale].filler, "");
  return languages[locale].messages.more.some((example) => bareText(example) === said);
}

/** A question together with what it leaves unsaid, which stands in the question before it. */
export function readWith(locale: Locale, question: string, previous: string): string {
  return previous && isFollowUp(locale, question) ? `${question} ${previous}` : question;
}

/** Whether a question names no subject of its own. */
export function isFollowUp(locale: Locale, question: string): boolean {
  return isShort(question) && languages[locale].followUp.test(question);
}

/** Whether a question may leave something to the one before it. */
export function isShort(question: string): boolean {
  return queryTerms(question).length <= maxTerms;
}
