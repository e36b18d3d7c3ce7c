import type { Block } from "../content/markdown/markdown-document.ts";
import { copyIn } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { type Locale, locales, localeTable } from "../i18n/locales.ts";
import { inLocale, pagePath, searchPath } from "../i18n/paths.ts";
import { isOtherLanguage, questionLocale } from "../i18n/question-locale.ts";
import {
  answersTo,
  type FoundAnswers,
  type WrittenAnswer,
} from "../search/answers/answers.server.ts";
import { careFor } from "../search/care/care.server.ts";
import { findRanges } from "../search/excerpt.ts";
import { queryTerms } from "../search/query.ts";
import { sectionAt } from "../search/search.server.ts";
import { announces } from "../search/section.ts";
import { answerSources, linkTo } from "../search/section-links.server.ts";
import { maxQueryLength } from "../search/tokens/max-query-length.ts";
import { simplified } from "../search/tokens/simplified.ts";
import type { Answer, AnswerPart } from "./answer.ts";
import { asksForMore, isFollowUp, isShort } from "./follow-up.ts";

/** A quote goes on until it is about so wide; a Chinese character is as wide as two Latin letters. */
const minQuoteWidth = 320;

/**
 * Answers a question by a written answer, else by saying that the site doesn't know. `previous` is the question before
 * it, which counts where the question leaves something to it, or finds nothing alone.
 */
export async function answerQuestion(
  pageLocale: Locale,
  asked: string,
  previous = "",
): Promise<Answer> {
  const question = readQuestion(asked);
  const before = readQuestion(previous);
  const locale = questionLocale(question, pageLocale);
  const care = await careFor(locale, question);
  if (care) {
    const kind = care.kind === "medical" ? "declined" : "crisis";
    return answer(locale, kind, care.texts.map(textPart));
  }
  if (isOtherLanguage(question)) return otherLanguage(locale);
  const continued = before && (await continuation(locale, question, before));
  if (continued) return continued;
  const found = await answersTo(locale, question);
  return written(locale, found) ?? unknown(locale, question, found);
}

function readQuestion(asked: string): string {
  return simplified(asked.trim().slice(0, maxQueryLength));
}

function answer(locale: Locale, kind: Answer["kind"], parts: readonly AnswerPart[]): Answer {
  return { lang: localeTable[locale].tag, kind, parts };
}

function textPart(text: string): AnswerPart {
  return { type: "text", text };
}

/** The written answer, or with an introduction the one that may be meant. */
function written(
  locale: Locale,
  { sure, perhaps, nearest }: Pick<FoundAnswers, "sure" | "perhaps" | "nearest">,
): Answer | undefined {
  const found = sure ?? perhaps;
  if (!found) return undefined;
  const copy = copyIn(locale, "previewChat");
  const links = answerSources(locale, found);
  // It is about a post that isn't published yet.
  if (found.pages.length > 0 && links.length === 0) return undefined;
  const parts: AnswerPart[] = [{ type: "blocks", blocks: htmlOf(found.blocks) }];
  if (links.length > 0) parts.push({ type: "links", label: copy.sources, links });
  const questions = nextQuestions(locale, found, nearest);
  if (questions.length > 0) parts.push({ type: "questions", label: copy.next, questions });
  if (sure) return answer(locale, "written", parts);
  const introduction = formatMessage(copy.perhaps, { question: found.asked[0] });
  return answer(locale, "quoted", [textPart(introduction), ...parts]);
}

/** Two to go on with: of the same sections first, and among these what is nearest to what was asked. */
function nextQuestions(
  locale: Locale,
  found: WrittenAnswer,
  nearest: readonly WrittenAnswer[],
): string[] {
  if (found.pages.length === 0) return startingQuestions(locale).slice(0, 2);
  const shared = ({ pages }: WrittenAnswer) =>
    pages.filter((page) => found.pages.includes(page)).length;
  return nearest
    .filter((answer) => answer !== found && answer.pages.length > 0)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, 2)
    .map(({ asked }) => asked[0]);
}

function unknown(locale: Locale, query: string, { offTopic }: FoundAnswers): Answer {
  const { unknown } = copyIn(locale, "previewChat");
  const text =
    offTopic === "task" || offTopic === "insult" || offTopic === "otherProduct"
      ? unknown[offTopic]
      : unknown.text;
  return answer(locale, "unknown", [
    textPart(text),
    ...waysOn(locale, startingQuestions(locale), query),
  ]);
}

/** Says in each language of the site which ones it reads. */
function otherLanguage(locale: Locale): Answer {
  const texts = locales.map((locale) => copyIn(locale, "previewChat").unknown.otherLanguage);
  return answer(locale, "unknown", [
    ...texts.map(textPart),
    ...waysOn(locale, locales.flatMap(startingQuestions)),
  ]);
}

/** The three that are asked most. */
function startingQuestions(locale: Locale): string[] {
  const { cost, models, developers } = copyIn(locale, "previewChat").questions;
  return [cost, models, developers];
}

/** Questions to start with, the search for what was asked, and a person. */
function waysOn(locale: Locale, questions: readonly string[], query = ""): AnswerPart[] {
  const { unknown } = copyIn(locale, "previewChat");
  const contact = { label: unknown.contact, path: pagePath(locale, "contact") };
  const label = formatMessage(unknown.search, { query });
  const links = query ? [{ label, path: searchPath(locale, query) }, contact] : [contact];
  return [
    { type: "questions", label: unknown.topics, questions },
    { type: "links", label: unknown.label, links },
  ];
}

/** The answer to a question that leaves something to the one before; none if it stands for itself. */
async function continuation(
  locale: Locale,
  question: string,
  before: string,
): Promise<Answer | undefined> {
  const previous = await answersTo(locale, before);
  const last = previous.sure ?? previous.perhaps;
  if (last && asksForMore(locale, question)) return moreOf(locale, last, before);
  const alone = await answersTo(locale, question);
  if (alone.sure && alone.sure === last) return moreOf(locale, last, before);
  // What the chat itself offers to ask stands for itself.
  const leavesOut = alone.sure?.asked[0] !== question && isFollowUp(locale, question);
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
  const { nearest } = alone;
  return written(locale, isSure ? { sure: meant, nearest } : { perhaps: meant, nearest });
}

/** More of what an answer says, from the section that it rests on. */
function moreOf(locale: Locale, { pages }: WrittenAnswer, before: string): Answer | undefined {
  const section = pages[0] && sectionAt(locale, inLocale(locale, pages[0]));
  if (!section) return undefined;
  const blocks = htmlOf(quote(section.blocks, before));
  return answer(locale, "quoted", [
    textPart(copyIn(locale, "previewChat").more),
    { type: "quote", blocks, source: linkTo(section) },
  ]);
}

/** The blocks of a section that fit a question best, from the one in which most of the question stands. */
export function quote(blocks: readonly Block[], question: string): readonly Block[] {
  const terms = queryTerms(question);
  const found = blocks.map(
    ({ text }) =>
      new Set(findRanges(text, terms).map(([start, end]) => text.slice(start, end))).size,
  );
  // The first of equals: a section says first what it is about.
  const best = Math.max(0, found.indexOf(Math.max(...found)));
  const start = announces(blocks[best - 1]) ? best - 1 : best;
  let end = best + 1;
  while (
    end < blocks.length &&
    (widthOf(blocks.slice(start, end)) < minQuoteWidth || announces(blocks[end - 1]))
  )
    end++;
  return blocks.slice(start, end);
}

function widthOf(blocks: readonly Block[]): number {
  const text = blocks.map(({ text }) => text).join("");
  return [...text].reduce((sum, character) => sum + (character >= "\u2e80" ? 2 : 1), 0);
}

/** Links open in place of the page around the frame. */
function htmlOf(blocks: readonly Block[]): string[] {
  return blocks.map(({ html }) => html.replaceAll("<a ", '<a target="_top" '));
}
