import * as v from "valibot";
import { type AnswerFrontMatter, answerFrontMatter } from "../../content/front-matter-schemas.ts";
import type { AnswerDocument, Block } from "../../content/markdown/markdown-document.ts";
import type { Locale } from "../../i18n/locales.ts";
import { memoizeByLocale } from "../../i18n/memoize-by-locale.ts";
import { isOff } from "../../pages.ts";
import productNames from "../../site/content/other-products.json" with { type: "json" };
import { languages, type MessageKind } from "../../site/locales/language.ts";
import { site } from "../../site/site.ts";
import { maxQueryLength } from "../tokens/max-query-length.ts";
import { toSimplified } from "../tokens/simplified.ts";
import { bareText, normalize, splitTerms } from "../tokens/terms.ts";
import { indexAnswers } from "./answer-index.ts";
import { computeConfidence, extractFeatures, trainMessageKinds } from "./confidence.ts";

/** An answer that somebody wrote to a question that visitors ask. */
export interface WrittenAnswer extends AnswerFrontMatter {
  readonly slug: string;
  readonly blocks: readonly Block[];
  /** The text of the blocks. */
  readonly text: string;
}

const documents = import.meta.glob<AnswerDocument>("../../site/content/answers/*.*.md", {
  eager: true,
  import: "default",
});

/** The written answers in a language, without those about parts that the site leaves out. Parsed at the first use. */
export const allAnswers = memoizeByLocale((locale): readonly WrittenAnswer[] => {
  const suffix = `.${locale}.md`;
  return Object.entries(documents)
    .filter(([file]) => file.endsWith(suffix))
    .flatMap(([file, { frontMatter, blocks }]) => {
      const fields = v.parse(answerFrontMatter, frontMatter);
      const pages = fields.pages.filter((page) => !isOff(page));
      if (fields.pages.length > 0 && pages.length === 0) return [];
      const slug = file.slice("../../site/content/answers/".length, -suffix.length);
      const text = blocks.map(({ text }) => text).join("\n");
      return { slug, ...fields, pages, blocks, text };
    });
});

/* Created at the first question, so that the server starts without waiting for it. */
const loadAnswers = memoizeByLocale(async (locale) => {
  const all = allAnswers(locale);
  const questions = all.flatMap(({ phrasings }) => phrasings);
  return {
    index: await indexAnswers(all),
    classify: await trainMessageKinds(questions, languages[locale].messages),
  };
});

/** Replaces the placeholder in the code of written answers by the origin, which the build does not know. */
export function withOrigin<Made>(made: Made, siteUrl: string): Made {
  return JSON.parse(JSON.stringify(made).replaceAll("{{siteUrl}}", siteUrl));
}

/** The answers to a question: a certain or a possible one, and all that share words with it, best first. */
export interface FoundAnswers {
  readonly certain?: WrittenAnswer;
  readonly possible?: WrittenAnswer;
  readonly nearest: readonly WrittenAnswer[];
  /** How well each of them fits, as a share of the best one. */
  readonly scores: ReadonlyMap<WrittenAnswer, number>;
  /** The kind of a message that is no question about this site: a kind with examples, or a question about another product. */
  readonly offTopic?: MessageKind | "otherProduct";
}

/** Finds the written answers to a question. An answer that lists exactly this question is certain. */
export async function findAnswers(locale: Locale, text: string): Promise<FoundAnswers> {
  const question = toSimplified(text.slice(0, maxQueryLength));
  const { index, classify } = await loadAnswers(locale);
  const matches = index.match(question);
  const scores = new Map(
    matches.map(({ entry, score }) => [entry, score / (matches[0]?.score ?? 1)] as const),
  );
  const nearest = [...scores.keys()];
  const ranking = { nearest, scores };
  const exact = index.exactMatch(question);
  if (exact) return { certain: exact, ...ranking };
  const [first, next] = matches;
  if (!first) return ranking;
  const best = first.entry;
  if (!isAboutOurProduct(locale, best, question)) return { ...ranking, offTopic: "otherProduct" };
  const { certain, possible } = languages[locale].answerConfidence;
  const { onTopic, kind } = classify(question);
  const chance = computeConfidence(locale, extractFeatures(question, first, next, onTopic));
  if (chance >= certain && isQuestion(best, question)) return { certain: best, ...ranking };
  // Small talk, which has no pages, is never a possible answer.
  if (chance >= possible && !kind && best.pages.length > 0) return { possible: best, ...ranking };
  return { ...ranking, ...(kind && { offTopic: kind }) };
}

/** Whether a text is a question. A single word is one only if it is a name of the answer. */
function isQuestion({ words }: WrittenAnswer, question: string): boolean {
  const all = splitTerms(question);
  const [first] = all;
  const isWord = all.length === 1 && first && (first.script === "word" || first.text.length < 3);
  const name = normalize(question).trim();
  return !isWord || words.some((word) => normalize(word) === name);
}

/**
 * Names of other companies and their products, except common words (Notion, Steam) and names of what our product runs on
 * or reads (Android, Excel). Chinese names match between any characters.
 */
const otherProducts = new RegExp(
  productNames
    .toSorted((a, b) => b.length - a.length)
    .map((name) => (/^\p{Script=Han}/u.test(name) ? name : `(?<![a-z])${name}(?![a-z])`))
    .join("|"),
  "gu",
);

/**
 * Whether a question is about our product. If it names another product, it also has to refer to us or to a relation of
 * both, and the answer has to name that product, too. The name alone passes.
 */
function isAboutOurProduct(
  locale: Locale,
  { phrasings, words, text }: WrittenAnswer,
  question: string,
): boolean {
  const normalized = normalize(question);
  const names = normalized.match(otherProducts) ?? [];
  if (names.length === 0 || bareText(question) === names[0]) return true;
  const { ours, relation } = languages[locale];
  const refersToUs =
    ours.test(question) ||
    relation.test(question) ||
    Object.values(site.name).some((name) => normalized.includes(normalize(name)));
  const answerText = normalize([...phrasings, ...words, text].join("\n"));
  return refersToUs && names.every((name) => answerText.includes(name));
}
