import type { Block } from "../content/markdown/markdown-document.ts";
import { copyIn } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { type Locale, locales, localeTable } from "../i18n/locales.ts";
import { inLocale, pagePath, searchPath } from "../i18n/paths.ts";
import { isOtherLanguage, questionLocale } from "../i18n/question-locale.ts";
import {
  type FoundAnswers,
  findAnswers,
  type WrittenAnswer,
} from "../search/answers/answers.server.ts";
import { findCare } from "../search/care/care.server.ts";
import { findRanges } from "../search/excerpt.ts";
import { parseQuery } from "../search/query.ts";
import { findSection } from "../search/search.server.ts";
import { introducesNext } from "../search/section.ts";
import { findAnswerSources, linkTo } from "../search/section-links.server.ts";
import { maxQueryLength } from "../search/tokens/max-query-length.ts";
import { toSimplified } from "../search/tokens/simplified.ts";
import type { Answer, AnswerPart } from "./answer.ts";
import { asksForMore, isFollowUp, isShort } from "./follow-up.ts";

/** A quote grows to at least this width, in Latin letters; a Chinese character is as wide as two. */
const minQuoteWidth = 320;

/**
 * Answers a question by a written answer, else by saying that the site doesn't know. `previous` is the question before
 * it, which counts if the question depends on it or finds no answer by itself.
 */
export async function answerQuestion(
  pageLocale: Locale,
  text: string,
  previous = "",
): Promise<Answer> {
  const question = readQuestion(text);
  const before = readQuestion(previous);
  const locale = questionLocale(question, pageLocale);
  const care = await findCare(locale, question);
  if (care) {
    const kind = care.kind === "medical" ? "declined" : "crisis";
    return createAnswer(locale, kind, care.texts.map(createText));
  }
  if (isOtherLanguage(question)) return answerOtherLanguage(locale);
  const answers = await findAnswers(locale, question);
  const followUp = before && (await answerFollowUp(locale, question, answers, before));
  if (followUp) return followUp;
  return createWrittenAnswer(locale, answers) ?? createUnknownAnswer(locale, question, answers);
}

function readQuestion(text: string): string {
  return toSimplified(text.trim().slice(0, maxQueryLength));
}

function createAnswer(locale: Locale, kind: Answer["kind"], parts: readonly AnswerPart[]): Answer {
  return { lang: localeTable[locale].tag, kind, parts };
}

function createText(text: string): AnswerPart {
  return { type: "text", text };
}

/** The certain written answer, or the possible one with an introduction. */
function createWrittenAnswer(
  locale: Locale,
  { certain, possible, nearest }: Pick<FoundAnswers, "certain" | "possible" | "nearest">,
): Answer | undefined {
  const best = certain ?? possible;
  if (!best) return undefined;
  const copy = copyIn(locale, "previewChat");
  const links = findAnswerSources(locale, best);
  // If none of its sources is left, it is about a post that isn't published yet.
  if (best.pages.length > 0 && links.length === 0) return undefined;
  const parts: AnswerPart[] = [{ type: "blocks", blocks: htmlOf(best.blocks) }];
  if (links.length > 0) parts.push({ type: "links", label: copy.sources, links });
  const questions = findNextQuestions(locale, best, nearest);
  if (questions.length > 0) parts.push({ type: "questions", label: copy.next, questions });
  if (certain) return createAnswer(locale, "written", parts);
  const introduction = formatMessage(copy.possible, { question: best.phrasings[0] });
  return createAnswer(locale, "quoted", [createText(introduction), ...parts]);
}

/** Finds two related questions: those with most of the same sources first, then those nearest to the question. */
function findNextQuestions(
  locale: Locale,
  current: WrittenAnswer,
  nearest: readonly WrittenAnswer[],
): string[] {
  if (current.pages.length === 0) return getStartingQuestions(locale).slice(0, 2);
  const countShared = ({ pages }: WrittenAnswer) =>
    pages.filter((page) => current.pages.includes(page)).length;
  return nearest
    .filter((answer) => answer !== current && answer.pages.length > 0)
    .sort((a, b) => countShared(b) - countShared(a))
    .slice(0, 2)
    .map(({ phrasings }) => phrasings[0]);
}

function createUnknownAnswer(locale: Locale, query: string, { offTopic }: FoundAnswers): Answer {
  const { unknown } = copyIn(locale, "previewChat");
  const text =
    offTopic === "task" || offTopic === "insult" || offTopic === "otherProduct"
      ? unknown[offTopic]
      : unknown.text;
  return createAnswer(locale, "unknown", [
    createText(text),
    ...createNextSteps(locale, getStartingQuestions(locale), query),
  ]);
}

/** The answer to a question in another language: each language of the site says which ones the chat reads. */
function answerOtherLanguage(locale: Locale): Answer {
  const texts = locales.map((locale) => copyIn(locale, "previewChat").unknown.otherLanguage);
  return createAnswer(locale, "unknown", [
    ...texts.map(createText),
    ...createNextSteps(locale, locales.flatMap(getStartingQuestions)),
  ]);
}

/** The three most frequent questions. */
function getStartingQuestions(locale: Locale): string[] {
  const { cost, models, developers } = copyIn(locale, "previewChat").questions;
  return [cost, models, developers];
}

/** Questions to start with, a search for the question, and the contact page. */
function createNextSteps(locale: Locale, questions: readonly string[], query = ""): AnswerPart[] {
  const { unknown } = copyIn(locale, "previewChat");
  const contact = { label: unknown.contact, path: pagePath(locale, "contact") };
  const label = formatMessage(unknown.search, { query });
  const links = query ? [{ label, path: searchPath(locale, query) }, contact] : [contact];
  return [
    { type: "questions", label: unknown.topics, questions },
    { type: "links", label: unknown.label, links },
  ];
}

/** Answers a question that depends on the one before it; undefined if it doesn't depend on it. */
async function answerFollowUp(
  locale: Locale,
  question: string,
  answers: FoundAnswers,
  before: string,
): Promise<Answer | undefined> {
  const answersBefore = await findAnswers(locale, before);
  const lastAnswer = answersBefore.certain ?? answersBefore.possible;
  if (lastAnswer && (asksForMore(locale, question) || answers.certain === lastAnswer))
    return quoteSource(locale, lastAnswer, before);
  // A question that the chat itself offers is complete.
  const isIncomplete = answers.certain?.phrasings[0] !== question && isFollowUp(locale, question);
  const standsAlone = !isIncomplete && (answers.certain || answers.offTopic);
  if (standsAlone || !isShort(question)) return undefined;
  const answersToBoth = await findAnswers(locale, `${question} ${before}`);
  if (!answersToBoth.certain && !answersToBoth.possible) return undefined;
  // Both rankings count, and the last answer is not given again.
  const score = (answer: WrittenAnswer) =>
    (answers.scores.get(answer) ?? 0) + (answersToBoth.scores.get(answer) ?? 0);
  const [best] = (isIncomplete ? answersToBoth : answers).nearest
    .filter((answer) => answer !== lastAnswer && answer.pages.length > 0)
    .sort((a, b) => score(b) - score(a));
  if (!best) return undefined;
  const isCertain = best === answersToBoth.certain || best === answers.certain;
  const confidence = isCertain ? { certain: best } : { possible: best };
  return createWrittenAnswer(locale, { ...confidence, nearest: answers.nearest });
}

/** Quotes more about an answer from the section that it mainly rests on. */
function quoteSource(locale: Locale, { pages }: WrittenAnswer, before: string): Answer | undefined {
  const section = pages[0] && findSection(locale, inLocale(locale, pages[0]));
  if (!section) return undefined;
  const blocks = htmlOf(quote(section.blocks, before));
  return createAnswer(locale, "quoted", [
    createText(copyIn(locale, "previewChat").more),
    { type: "quote", blocks, source: linkTo(section) },
  ]);
}

/** Finds the blocks of a section that fit a question best, starting with the one that has most of its terms. */
export function quote(blocks: readonly Block[], question: string): readonly Block[] {
  const terms = parseQuery(question);
  const matchCounts = blocks.map(
    ({ text }) =>
      new Set(findRanges(text, terms).map(([start, end]) => text.slice(start, end))).size,
  );
  // The first of several equal ones, because sections begin with their subject.
  const best = Math.max(0, matchCounts.indexOf(Math.max(...matchCounts)));
  const start = introducesNext(blocks[best - 1]) ? best - 1 : best;
  let end = best + 1;
  while (
    end < blocks.length &&
    (measureWidth(blocks.slice(start, end)) < minQuoteWidth || introducesNext(blocks[end - 1]))
  )
    end++;
  return blocks.slice(start, end);
}

function measureWidth(blocks: readonly Block[]): number {
  const text = blocks.map(({ text }) => text).join("");
  return [...text].reduce((sum, character) => sum + (character >= "\u2e80" ? 2 : 1), 0);
}

/** The HTML of blocks, with links that replace the page around the frame. */
function htmlOf(blocks: readonly Block[]): string[] {
  return blocks.map(({ html }) => html.replaceAll("<a ", '<a target="_top" '));
}
