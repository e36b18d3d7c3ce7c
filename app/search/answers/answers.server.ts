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

/** The written answers in a language, read at the first use, without those about parts that the site leaves out. */
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

/* Made when it is first needed, so that the server starts without waiting for it. */
const answers = memoizeByLocale(async (locale) => {
  const all = allAnswers(locale);
  const questions = all.flatMap(({ asked }) => asked);
  return {
    index: await indexAnswers(all),
    classify: await trainMessageKinds(questions, languages[locale].messages),
  };
});

/** The answers to a question: a certain or a possible one, and all that have words of it, best first. */
export interface FoundAnswers {
  readonly certain?: WrittenAnswer;
  readonly possible?: WrittenAnswer;
  readonly nearest: readonly WrittenAnswer[];
  /** How well each of them fits, as a share of the best one. */
  readonly scores: ReadonlyMap<WrittenAnswer, number>;
  /** What the message is instead of a question about this site: a kind that examples show, or about another product. */
  readonly offTopic?: MessageKind | "otherProduct";
}

/** Finds the written answers to a question. A question that an answer lists is certain. */
export async function findAnswers(locale: Locale, text: string): Promise<FoundAnswers> {
  const question = toSimplified(text.slice(0, maxQueryLength));
  const { index, classify } = await answers(locale);
  const matches = index.match(question);
  const scores = new Map(
    matches.map(({ entry, score }) => [entry, score / (matches[0]?.score ?? 1)] as const),
  );
  const nearest = [...scores.keys()];
  const found = { nearest, scores };
  const listed = index.exactMatch(question);
  if (listed) return { certain: listed, ...found };
  const [first, next] = matches;
  if (!first) return found;
  const best = first.entry;
  if (!isAboutOurProduct(locale, best, question)) return { ...found, offTopic: "otherProduct" };
  const { certain, possible } = languages[locale].answerConfidence;
  const { onTopic, kind } = classify(question);
  const chance = computeConfidence(locale, extractFeatures(question, first, next, onTopic));
  if (chance >= certain && isQuestion(best, question)) return { certain: best, ...found };
  // Small talk, which has no pages, is never a possible answer.
  if (chance >= possible && !kind && best.pages.length > 0) return { possible: best, ...found };
  return { ...found, ...(kind && { offTopic: kind }) };
}

/** Whether a text asks something: a single word does only if it is a name of the answer. */
function isQuestion({ words }: WrittenAnswer, question: string): boolean {
  const pieces = splitTerms(question);
  const [first] = pieces;
  const isWord = pieces.length === 1 && first && (first.script === "word" || first.text.length < 3);
  const name = normalize(question).trim();
  return !isWord || words.some((word) => normalize(word) === name);
}

/**
 * Names of well-known products and companies of others, except common words (Notion, Steam) and what our product runs on
 * or reads (Android, Excel). Chinese names may stand between other characters.
 */
const products = new RegExp(
  productNames
    .toSorted((a, b) => b.length - a.length)
    .map((name) => (/^\p{Script=Han}/u.test(name) ? name : `(?<![a-z])${name}(?![a-z])`))
    .join("|"),
  "gu",
);

/**
 * Whether a question is about our product. One that names another product is about that, unless it also refers to us or
 * to both, and the answer names that product, too. A name alone passes.
 */
function isAboutOurProduct(
  locale: Locale,
  { asked, words, text }: WrittenAnswer,
  question: string,
): boolean {
  const normalized = normalize(question);
  const named = normalized.match(products) ?? [];
  if (named.length === 0 || bareText(question) === named[0]) return true;
  const { ours, relation } = languages[locale];
  const refersToUs =
    ours.test(question) ||
    relation.test(question) ||
    Object.values(site.name).some((name) => normalized.includes(normalize(name)));
  const answerText = normalize([...asked, ...words, text].join("\n"));
  return refersToUs && named.every((name) => answerText.includes(name));
}
