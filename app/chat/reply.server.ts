import type { Block } from "../content/markdown/markdown-document.ts";
import { copyIn } from "../i18n/copy.server.ts";
import { type Locale, locales } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { isOtherLanguage, questionLocale } from "../i18n/question-locale.ts";
import {
  answersTo,
  type FoundAnswers,
  type WrittenAnswer,
} from "../search/answers/answers.server.ts";
import { careFor } from "../search/care/care.server.ts";
import { sectionAt } from "../search/search.server.ts";
import type { Section } from "../search/section.ts";
import { maxQueryLength } from "../search/tokens/max-query-length.ts";
import { simplified } from "../search/tokens/simplified.ts";
import { asksForMore, isFollowUp, isShort } from "./follow-up.ts";
import { quote } from "./quote.ts";

/** What there is to say to a question, before a client lays it out. */
export type Reply = { readonly locale: Locale } & (
  | { readonly kind: "crisis" | "declined"; readonly texts: readonly string[] }
  | { readonly kind: "written" | "perhaps"; readonly written: WrittenAnswer }
  /** More from the section on which the last answer rests. */
  | { readonly kind: "more"; readonly section: Section; readonly blocks: readonly Block[] }
  /** With the question as it can be searched for, and questions to start with. */
  | {
      readonly kind: "unknown";
      readonly texts: readonly string[];
      readonly query: string;
      readonly questions: readonly string[];
    }
);

/**
 * Replies to a question by a written answer, else by saying that the site doesn't know. `previous` is the question before
 * it, which counts where the question leaves something to it, or finds nothing alone.
 */
export async function replyTo(pageLocale: Locale, asked: string, previous = ""): Promise<Reply> {
  const question = read(asked);
  const before = read(previous);
  const locale = questionLocale(question, pageLocale);
  const care = await careFor(locale, question);
  if (care) {
    return { locale, kind: care.kind === "medical" ? "declined" : "crisis", texts: care.texts };
  }
  if (isOtherLanguage(question)) return otherLanguage(locale);
  const continued = before && (await continuation(locale, question, before));
  if (continued) return continued;
  const found = await answersTo(locale, question);
  return written(locale, found) ?? unknown(locale, question, found);
}

function written(locale: Locale, { sure, perhaps }: FoundAnswers): Reply | undefined {
  if (sure) return { locale, kind: "written", written: sure };
  return perhaps && { locale, kind: "perhaps", written: perhaps };
}

function unknown(locale: Locale, query: string, { offTopic }: FoundAnswers): Reply {
  const { unknown } = copyIn(locale, "previewChat");
  const text =
    offTopic === "task" || offTopic === "insult" || offTopic === "otherProduct"
      ? unknown[offTopic]
      : unknown.text;
  return { locale, kind: "unknown", texts: [text], query, questions: startingQuestions(locale) };
}

/** Says in each language of the site which ones it reads. */
function otherLanguage(locale: Locale): Reply {
  const texts = locales.map((locale) => copyIn(locale, "previewChat").unknown.otherLanguage);
  return {
    locale,
    kind: "unknown",
    texts,
    query: "",
    questions: locales.flatMap(startingQuestions),
  };
}

/** The three that are asked most. */
function startingQuestions(locale: Locale): string[] {
  const { cost, models, developers } = copyIn(locale, "previewChat").questions;
  return [cost, models, developers];
}

/** The reply to a question that leaves something to the one before; none if it stands for itself. */
async function continuation(
  locale: Locale,
  question: string,
  before: string,
): Promise<Reply | undefined> {
  const previous = await answersTo(locale, before);
  const last = previous.sure ?? previous.perhaps;
  if (last && asksForMore(locale, question)) return moreOf(locale, last, before);
  const alone = await answersTo(locale, question);
  if (alone.sure && alone.sure === last) return moreOf(locale, last, before);
  const leavesOut = isFollowUp(locale, question);
  if (!isShort(question) || (alone.sure && !leavesOut)) return undefined;
  const joined = await answersTo(locale, `${question} ${before}`);
  // Both rankings count, and what was answered already is not meant again.
  const score = (answer: WrittenAnswer) =>
    (alone.scores.get(answer) ?? 0) + (joined.scores.get(answer) ?? 0);
  if (!joined.sure && !joined.perhaps) return undefined;
  const [meant] = (leavesOut ? joined.nearest : alone.nearest)
    .filter((answer) => answer !== last && answer.pages.length > 0)
    .sort((a, b) => score(b) - score(a));
  if (!meant || (!leavesOut && alone.offTopic)) return undefined;
  const isSure = meant === joined.sure || meant === alone.sure;
  return { locale, kind: isSure ? "written" : "perhaps", written: meant };
}

/** More of what an answer says, from the section that it rests on. */
function moreOf(locale: Locale, { pages }: WrittenAnswer, before: string): Reply | undefined {
  const section = pages[0] && sectionAt(locale, inLocale(locale, pages[0]));
  if (!section) return undefined;
  return { locale, kind: "more", section, blocks: quote(section.blocks, before) };
}

function read(asked: string): string {
  return simplified(asked.trim().slice(0, maxQueryLength));
}
