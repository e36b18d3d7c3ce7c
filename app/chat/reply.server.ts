import type { Block } from "../content/markdown/markdown-document.ts";
import { type CopyOf, copyIn } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { questionLocale } from "../i18n/question-locale.ts";
import { answersTo, prepareAnswers, type WrittenAnswer } from "../search/answers/answers.server.ts";
import { crises, crisisIn, tellsOf } from "../search/care/crisis.ts";
import { crisisWords } from "../search/care/crisis-words.server.ts";
import { asksForMedicalAdvice } from "../search/care/medical-advice.ts";
import { memoizeInSlices } from "../search/memoize-in-slices.ts";
import { matches, sectionAt } from "../search/search.server.ts";
import type { Section } from "../search/section.ts";
import { maxQueryLength } from "../search/tokens/max-query-length.ts";
import { simplified } from "../search/tokens/simplified.ts";
import { asksForMore, isFollowUp, isShort } from "./follow-up.ts";
import { isInsult, isPromptInjection, isTask } from "./off-topic.ts";
import { asksAboutOtherProduct, prepareOtherProducts } from "./other-product.server.ts";
import { quote } from "./quote.ts";

/** What of a question a section has to hold to be quoted. */
const related = { coverage: 0.65, score: 12 };

/** How many subjects are offered where the site doesn't know. */
const maxTopics = 2;

/** What there is to say to a question, before a client lays it out. */
export type Reply = { readonly locale: Locale } & (
  | { readonly kind: "crisis" | "declined"; readonly texts: readonly string[] }
  | { readonly kind: "written" | "perhaps"; readonly written: WrittenAnswer }
  | {
      readonly kind: "quoted" | "more";
      readonly section: Section;
      readonly blocks: readonly Block[];
    }
  /** With questions nearby that have an answer. */
  | { readonly kind: "unknown"; readonly text: string; readonly questions: readonly string[] }
);

/**
 * Prepares the reply to a question, while other requests are served. The first one in a language needs its answers and
 * sections, and patterns of phrases that take long to compile.
 */
export async function prepareReply(
  pageLocale: Locale,
  asked: string,
  previous = "",
): Promise<void> {
  const { question, locale } = read(pageLocale, asked, previous);
  await recognizers.prepare(locale);
  await prepareOtherProducts(question);
  await prepareAnswers(locale);
}

/* Patterns are compiled for each alphabet, when they are first used and, for speed, when they are used again. */
const recognizers = memoizeInSlices(function* (locale) {
  const question = copyIn(locale, "previewChat").questions.models;
  const recognize = [
    ...crises.map((crisis) => (text: string) => tellsOf(crisis, text)),
    asksForMedicalAdvice,
    isInsult,
    isTask,
    isPromptInjection,
    asksAboutOtherProduct,
  ];
  for (const recognizes of [...recognize, ...recognize]) {
    recognizes(question);
    yield;
  }
});

/**
 * Replies to a question by a written answer, else by a quote of what fits it best, else by saying that the site
 * doesn't know. `previous` is the question before it, which counts where the question alone finds nothing.
 */
export async function replyTo(pageLocale: Locale, asked: string, previous = ""): Promise<Reply> {
  const { question, before, locale } = read(pageLocale, asked, previous);
  const copy = copyIn(locale, "previewChat");
  const crisis = crisisIn(question);
  if (crisis) return { locale, kind: "crisis", texts: crisisWords(locale, crisis, asked) };
  if (asksForMedicalAdvice(question)) return { locale, kind: "declined", texts: copy.medical };
  const offTopic = offTopicText(question, copy.unknown);
  if (offTopic) return { locale, kind: "unknown", text: offTopic, questions: [] };
  if (asksAboutOtherProduct(question)) {
    return { locale, kind: "unknown", text: copy.unknown.otherProduct, questions: [] };
  }
  const continued = before && continuation(locale, question, before);
  if (continued) return continued;
  const { sure, perhaps, offered } = answersTo(locale, question);
  if (sure) return { locale, kind: "written", written: sure };
  if (perhaps) return { locale, kind: "perhaps", written: perhaps };
  const [best] = await matches(locale, question, { limit: 1 });
  if (best && best.coverage >= related.coverage && best.score >= related.score) {
    const { section } = best;
    return { locale, kind: "quoted", section, blocks: quote(section.blocks, question) };
  }
  const questions = offered
    .filter(({ pages }) => pages.length > 0)
    .slice(0, maxTopics)
    .map(({ asked }) => asked[0]);
  const text = questions.length > 0 ? copy.unknown.text : copy.unknown.nothing;
  return { locale, kind: "unknown", text, questions };
}

/** The reply to a question that leaves something to the one before; none if it stands for itself. */
function continuation(locale: Locale, question: string, before: string): Reply | undefined {
  const previous = answersTo(locale, before);
  const last = previous.sure ?? previous.perhaps;
  if (last && asksForMore(question)) return moreOf(locale, last, before);
  const alone = answersTo(locale, question);
  const isSubjectless = isFollowUp(question);
  if (alone.sure && alone.sure === last) return moreOf(locale, last, before);
  if (!isShort(question) || (alone.sure && !isSubjectless)) return undefined;
  const joined = answersTo(locale, `${question} ${before}`);
  if (!joined.sure && !joined.perhaps) return undefined;
  // Both rankings count, and what was answered already is not meant again (reciprocal rank fusion).
  const rankings = [alone.nearest, joined.nearest];
  const score = (answer: WrittenAnswer) =>
    rankings.reduce((sum, ranking) => {
      const at = ranking.indexOf(answer);
      return at < 0 ? sum : sum + 1 / (at + 3);
    }, 0);
  const [written] = (isSubjectless ? joined.nearest : alone.offered)
    .filter((answer) => answer !== last && answer.pages.length > 0)
    .sort((a, b) => score(b) - score(a));
  if (!written) return undefined;
  const isSure = written === joined.sure || written === alone.sure;
  return { locale, kind: isSure ? "written" : "perhaps", written };
}

/** More of what an answer says, from the section that it rests on. */
function moreOf(locale: Locale, { pages }: WrittenAnswer, before: string): Reply | undefined {
  const section = pages[0] && sectionAt(locale, inLocale(locale, pages[0]));
  if (!section) return undefined;
  return { locale, kind: "more", section, blocks: quote(section.blocks, before) };
}

function read(pageLocale: Locale, asked: string, previous: string) {
  const question = simplified(asked.trim().slice(0, maxQueryLength));
  const before = simplified(previous.trim().slice(0, maxQueryLength));
  return { question, before, locale: questionLocale(question, pageLocale) };
}

function offTopicText(question: string, copy: CopyOf<"previewChat">["unknown"]) {
  if (isInsult(question)) return copy.insult;
  if (isTask(question)) return copy.task;
  return isPromptInjection(question) ? copy.nothing : undefined;
}
