import { formsOf } from "../locales/questions.ts";
import { queryTerms } from "../search/query.ts";

const followUps = formsOf("followUps");

/** A question with more terms of its own than this needs none of another's. */
const maxTerms = 3;

/** A question together with what it leaves unsaid, which stands in the question before it. */
export function readWith(question: string, previous: string): string {
  if (!previous || !isFollowUp(question)) return question;
  return `${question} ${previous}`;
}

function isFollowUp(question: string): boolean {
  return queryTerms(question).length <= maxTerms && followUps.some((form) => form.test(question));
}
