import * as v from "valibot";
import type { AnswerDocument, Block } from "../../content/markdown/markdown-document.ts";
import type { Locale } from "../../i18n/locales.ts";
import { languages } from "../../site/locales/language.ts";
import { site } from "../../site/site.ts";
import { memoizeInSlices } from "../memoize-in-slices.ts";
import { maxQueryLength } from "../tokens/max-query-length.ts";
import { normalize, terms } from "../tokens/terms.ts";
import { type AnswerFrontMatter, answerFrontMatter } from "./answer-front-matter.ts";
import { type AnswerEntry, indexAnswers } from "./answer-index.ts";
import { otherProducts } from "./other-products.ts";

/** An answer that somebody wrote to a question that visitors ask. */
export interface WrittenAnswer extends AnswerFrontMatter {
  readonly slug: string;
  readonly blocks: readonly Block[];
}

const documents = import.meta.glob<AnswerDocument>("../../site/content/answers/*.*.md", {
  eager: true,
  import: "default",
});

/* Read and indexed when they are first needed, so that the server starts without waiting for them. */
const answers = memoizeInSlices(readAnswers);
const answerIndex = memoizeInSlices((locale) => indexAnswers(allAnswers(locale).map(entryOf)));

function* readAnswers(locale: Locale): Generator<undefined, readonly WrittenAnswer[]> {
  const suffix = `.${locale}.md`;
  const read: WrittenAnswer[] = [];
  for (const [file, document] of Object.entries(documents)) {
    if (!file.endsWith(suffix)) continue;
    const { frontMatter, blocks } = document;
    read.push({
      slug: file.slice("../../site/content/answers/".length, -suffix.length),
      ...v.parse(answerFrontMatter, frontMatter),
      blocks,
    });
    yield;
  }
  return read;
}

/** All written answers in a language. */
export function allAnswers(locale: Locale): readonly WrittenAnswer[] {
  return answers.get(locale);
}

/** Prepares the answers of a language to be found, while other requests are served. */
export async function prepareAnswers(locale: Locale): Promise<void> {
  await answers.prepare(locale);
  await answerIndex.prepare(locale);
}

const speaksToUs = new RegExp(
  `\\b(you|your|it|its|this|here)\\b|[你它这]|${Object.values(site.name).join("|")}`,
  "i",
);

/** What of an answer can be found. */
export function entryOf({ slug, asked, words, blocks }: WrittenAnswer): AnswerEntry {
  return { slug, asked, words, text: blocks.map(({ text }) => text).join("\n") };
}

/** What there is for a question: the answer to it, or one that may be meant, and the next ones, best first. */
export interface FoundAnswers {
  readonly sure?: WrittenAnswer;
  readonly perhaps?: WrittenAnswer;
  readonly nearest: readonly WrittenAnswer[];
  /** The nearest that are near enough to be offered where nothing is known. */
  readonly offered: readonly WrittenAnswer[];
}

export function answersTo(locale: Locale, question: string): FoundAnswers {
  const found = answerIndex.get(locale).match(question.slice(0, maxQueryLength));
  const nearest = found.flatMap(
    ({ slug }) => allAnswers(locale).find((answer) => answer.slug === slug) ?? [],
  );
  const [best] = nearest;
  const fit = found[0]?.fit ?? 0;
  const { sure, perhaps, near } = languages[locale].answerThresholds;
  const offered = fit >= near ? nearest : [];
  if (!best || fit < perhaps || !speaksOfAll(best, question)) return { nearest, offered };
  if (fit >= sure && asksSomething(best, question)) return { sure: best, nearest, offered };
  // Small talk is never what may be meant.
  return best.pages.length > 0 ? { perhaps: best, nearest, offered } : { nearest, offered };
}

/** A single word names a subject and asks nothing, unless the answer is called so. */
function asksSomething({ asked, words }: WrittenAnswer, question: string): boolean {
  const pieces = terms(question);
  const [first] = pieces;
  const isOne = pieces.length === 1 && first && (first.script === "word" || first.text.length < 3);
  const spelled = normalize(question).trim();
  return !isOne || [...asked, ...words].some((way) => normalize(way) === spelled);
}

/**
 * Who names another product asks about that, and gets no answer that doesn't speak of it. Who names two and not us
 * wants to know which of them is better.
 */
function speaksOfAll({ asked, words, blocks }: WrittenAnswer, question: string): boolean {
  const spokenOf = otherProducts(
    [...asked, ...words, ...blocks.map(({ text }) => text)].join("\n"),
  );
  const named = new Set(otherProducts(question));
  if (named.size > 1 && !speaksToUs.test(question)) return false;
  return [...named].every((name) => spokenOf.includes(name));
}
