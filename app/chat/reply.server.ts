import { answersTo, prepareAnswers, type WrittenAnswer } from "../answers/answers.server.ts";
import { crises, crisisIn, tellsOf } from "../care/crisis.ts";
import { crisisWords } from "../care/crisis-words.server.ts";
import { asksForMedicalAdvice } from "../care/medical-advice.ts";
import { type CopyOf, copyIn } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { memoizeInSlices } from "../i18n/memoize-in-slices.ts";
import { questionLocale } from "../i18n/question-locale.ts";
import type { Block } from "../markdown/markdown-document.ts";
import { matches, prepareSections } from "../search/search.server.ts";
import type { Section } from "../search/section.ts";
import { maxQueryLength } from "../tokens/max-query-length.ts";
import { simplified } from "../tokens/simplified.ts";
import { readWith } from "./follow-up.ts";
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
  | { readonly kind: "quoted"; readonly section: Section; readonly blocks: readonly Block[] }
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
  const { locale, meant } = read(pageLocale, asked, previous);
  await recognizers.prepare(locale);
  await prepareOtherProducts(meant);
  await prepareAnswers(locale);
  await prepareSections(locale);
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
 * doesn't know. `previous` is the question before it, of which a follow-up takes what it leaves unsaid.
 */
export function replyTo(pageLocale: Locale, asked: string, previous = ""): Reply {
  const { question, locale, meant } = read(pageLocale, asked, previous);
  const copy = copyIn(locale, "previewChat");
  const crisis = crisisIn(question);
  if (crisis) return { locale, kind: "crisis", texts: crisisWords(locale, crisis, asked) };
  if (asksForMedicalAdvice(question)) return { locale, kind: "declined", texts: copy.medical };
  const offTopic = offTopicText(question, copy.unknown);
  if (offTopic) return { locale, kind: "unknown", text: offTopic, questions: [] };
  if (asksAboutOtherProduct(meant)) {
    return { locale, kind: "unknown", text: copy.unknown.otherProduct, questions: [] };
  }
  const { sure, perhaps, offered } = answersTo(locale, meant);
  if (sure) return { locale, kind: "written", written: sure };
  if (perhaps) return { locale, kind: "perhaps", written: perhaps };
  const [best] = matches(locale, meant, { limit: 1 });
  if (best && best.coverage >= related.coverage && best.score >= related.score) {
    const { section } = best;
    return { locale, kind: "quoted", section, blocks: quote(section.blocks, meant) };
  }
  const questions = offered
    .filter(({ pages }) => pages.length > 0)
    .slice(0, maxTopics)
    .map(({ asked }) => asked[0]);
  const text = questions.length > 0 ? copy.unknown.text : copy.unknown.nothing;
  return { locale, kind: "unknown", text, questions };
}

function read(pageLocale: Locale, asked: string, previous: string) {
  const question = simplified(asked.trim().slice(0, maxQueryLength));
  const meant = readWith(question, simplified(previous.trim().slice(0, maxQueryLength)));
  return { question, locale: questionLocale(question, pageLocale), meant };
}

function offTopicText(question: string, copy: CopyOf<"previewChat">["unknown"]) {
  if (isInsult(question)) return copy.insult;
  if (isTask(question)) return copy.task;
  return isPromptInjection(question) ? copy.nothing : undefined;
}
