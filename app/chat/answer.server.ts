import type { Block } from "../content/markdown/markdown-document.ts";
import { copyIn } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { type Locale, locales, localeTable } from "../i18n/locales.ts";
import { pagePath, searchPath } from "../i18n/paths.ts";
import { isOtherLanguage, questionLocale } from "../i18n/question-locale.ts";
import {
  type FoundAnswers,
  findAnswers,
  type WrittenAnswer,
} from "../search/answers/answers.server.ts";
import { findCare } from "../search/care/care.server.ts";
import { findAnswerSources } from "../search/section-links.server.ts";
import { maxQueryLength } from "../search/tokens/max-query-length.ts";
import { toSimplified } from "../search/tokens/simplified.ts";
import type { Answer, AnswerPart } from "./answer.ts";
import { asksForMore, isFollowUp, isShort } from "./follow-up.ts";
import { findPassage, listPassages, type Passage } from "./passage.server.ts";

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

/** If the last answer fits a question at least this well, as a share of the best fit, the question may be about it. */
const minShare = 0.2;
/** If an answer fits a question, and it together with the one before, at least this well, it is taken without more confidence. */
const agreement = { alone: 0.5, together: 0.3 };

/**
 * Answers a question that depends on the one before it: by what the last answer says about it, by another answer that fits both
 * questions, or by what the pages of the last answer say. Undefined if it doesn't depend on it.
 */
async function answerFollowUp(
  locale: Locale,
  question: string,
  answers: FoundAnswers,
  before: string,
): Promise<Answer | undefined> {
  const answersBefore = await findAnswers(locale, before);
  const last = answersBefore.certain ?? answersBefore.possible;
  if (last && asksForMore(locale, question)) return quoteMore(locale, last, before);
  // A question that the chat itself offers is complete.
  const isIncomplete = answers.certain?.phrasings[0] !== question && isFollowUp(locale, question);
  if (answers.offTopic && !isIncomplete) return undefined;
  if (last && (answers.certain ?? answers.nearest[0]) === last)
    return quoteLast(locale, last, question, 0) ?? quoteMore(locale, last, before);
  const shareOf = (answer: WrittenAnswer) => answers.scores.get(answer) ?? 0;
  const mayContinue = isIncomplete && (!last || shareOf(last) >= minShare);
  if ((answers.certain && !mayContinue) || !isShort(question)) return undefined;
  // What the last answer itself says with all words of the question.
  const told = last && !answers.certain && findPassage(listPassages(locale, last).own, question, 1);
  if (told) return createQuote(locale, told);

  const together = await findAnswers(locale, `${question} ${before}`);
  const jointShareOf = (answer: WrittenAnswer) => together.scores.get(answer) ?? 0;
  // The last answer is not given again.
  const [best] = together.nearest
    .filter((answer) => answer !== last && answer.pages.length > 0)
    .sort((a, b) => shareOf(b) + jointShareOf(b) - shareOf(a) - jointShareOf(a));
  if (!best) return undefined;
  const isCertain = best === together.certain || best === answers.certain;
  if (!isCertain && best !== together.possible && best !== answers.possible) {
    const quoted = last && quoteLast(locale, last, question, 0.5);
    if (quoted || !last) return quoted;
    if (shareOf(best) < agreement.alone || jointShareOf(best) < agreement.together)
      return isIncomplete ? quoteMore(locale, last, before) : undefined;
  }
  const confidence = isCertain ? { certain: best } : { possible: best };
  return createWrittenAnswer(locale, { ...confidence, nearest: answers.nearest });
}

/** Quotes what an answer or a section that it rests on says with at least a share of a question's words; undefined if nothing does. */
function quoteLast(
  locale: Locale,
  last: WrittenAnswer,
  question: string,
  leastShare: number,
): Answer | undefined {
  const { own, sources } = listPassages(locale, last);
  return createQuote(locale, findPassage([...own, ...sources], question, leastShare));
}

/** Quotes more about an answer from the sections that it rests on. */
function quoteMore(locale: Locale, last: WrittenAnswer, before: string): Answer | undefined {
  const { sources } = listPassages(locale, last);
  return createQuote(locale, findPassage(sources, before) ?? sources[0]);
}

function createQuote(locale: Locale, passage: Passage | undefined): Answer | undefined {
  if (!passage) return undefined;
  const blocks = htmlOf([passage]);
  return createAnswer(locale, "quoted", [
    createText(copyIn(locale, "previewChat").more),
    { type: "quote", blocks, source: passage.source },
  ]);
}

/** The HTML of blocks, with links that replace the page around the frame. */
function htmlOf(blocks: readonly Pick<Block, "html">[]): string[] {
  return blocks.map(({ html }) => html.replaceAll("<a ", '<a target="_top" '));
}
