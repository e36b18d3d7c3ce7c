import { queryTerms } from "../search/query.ts";
import { formsOf } from "../site/locales/questions.ts";

const followUps = formsOf("followUps");

const more = formsOf("more");

/** Whether somebody only wants to hear more of what was said last. */
export function asksForMore(question: string): boolean {
  return more.some((form) => form.test(question));
}

/** A question with more terms of its own than this needs none of another's. */
const maxTerms = 3;

/** A question together with what it leaves unsaid, which stands in the question before it. */
export function readWith(question: string, previous: string): string {
  if (!previous || !isFollowUp(question)) return question;
  return `${question} ${previous}`;
}

/** Whether a question names no subject of its own. */
export function isFollowUp(question: string): boolean {
  return isShort(question) && followUps.some((form) => form.test(question));
}

/** Whether a question may leave something to the one before it. */
export function isShort(question: string): boolean {
  return queryTerms(question).length <= maxTerms;
}
