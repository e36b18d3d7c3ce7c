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
import { simplified } from "../tokens/simplified.ts";
import { bareText, normalize, terms } from "../tokens/terms.ts";
import { indexAnswers } from "./answer-index.ts";
import { confidence, features, trainMessageKinds } from "./confidence.ts";

/** An answer that somebody wrote to a question that visitors ask. */
export interface WrittenAnswer extends AnswerFrontMatter {
  readonly slug: string;
  readonly blocks: readonly Block[];
  /** Their words. */
  readonly text: string;
}

const documents = import.meta.glob<AnswerDocument>("../../site/content/answers/*.*.md", {
  eager: true,
  import: "default",
});

/** All written answers in a language, read when they are first needed, but those about what the site leaves out. */
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
  const ways = all.flatMap(({ asked }) => asked);
  return {
    index: await indexAnswers(all),
    classify: await trainMessageKinds(ways, languages[locale].messages),
  };
});

/** What there is for a question: the answer to it, or one that may be meant, and all that have something of it, best first. */
export interface FoundAnswers {
  readonly sure?: WrittenAnswer;
  readonly perhaps?: WrittenAnswer;
  readonly nearest: readonly WrittenAnswer[];
  /** How well each of them fits, as a share of the best one. */
  readonly scores: ReadonlyMap<WrittenAnswer, number>;
  /** What the message is, if it is more like examples of these than like a question to us; or it is about a product of others. */
  readonly offTopic?: MessageKind | "otherProduct";
}

/** Finds the written answers to a question. One that is a listed way of asking is certain. */
export async function answersTo(locale: Locale, asked: string): Promise<FoundAnswers> {
  const question = simplified(asked.slice(0, maxQueryLength));
  const { index, classify } = await answers(locale);
  const matches = index.match(question);
  const scores = new Map(
    matches.map(({ entry, score }) => [entry, score / (matches[0]?.score ?? 1)] as const),
  );
  const nearest = [...scores.keys()];
  const found = { nearest, scores };
  const listed = index.askedAs(question);
  if (listed) return { sure: listed, ...found };
  const [first, next] = matches;
  if (!first) return found;
  const best = first.entry;
  if (!isAboutOurs(locale, best, question)) return { ...found, offTopic: "otherProduct" };
  const { sure, perhaps } = languages[locale].answerConfidence;
  const { ours, kind } = classify(question);
  const certainty = confidence(locale, features(question, first, next, ours));
  if (certainty >= sure && asksSomething(best, question)) return { sure: best, ...found };
  // Small talk is never what may be meant.
  if (certainty >= perhaps && !kind && best.pages.length > 0) return { perhaps: best, ...found };
  return { ...found, ...(kind && { offTopic: kind }) };
}

/** A single word names a subject and asks nothing, unless the answer is called so. */
function asksSomething({ words }: WrittenAnswer, question: string): boolean {
  const pieces = terms(question);
  const [first] = pieces;
  const isOne = pieces.length === 1 && first && (first.script === "word" || first.text.length < 3);
  const spelled = normalize(question).trim();
  return !isOne || words.some((way) => normalize(way) === spelled);
}

/**
 * Names of well-known products and companies of others, without those that are also common words (Notion, Steam) and what
 * ours runs on or reads (Android, Excel). Chinese ones stand in a run of characters.
 */
const products = new RegExp(
  productNames
    .toSorted((a, b) => b.length - a.length)
    .map((name) => (/^\p{Script=Han}/u.test(name) ? name : `(?<![a-z])${name}(?![a-z])`))
    .join("|"),
  "gu",
);

/**
 * Who names another product asks about that, unless they speak to us or of both, and gets no answer that doesn't speak of
 * it. A bare name asks nothing.
 */
function isAboutOurs(
  locale: Locale,
  { asked, words, text }: WrittenAnswer,
  question: string,
): boolean {
  const spelled = normalize(question);
  const named = spelled.match(products) ?? [];
  if (named.length === 0 || bareText(question) === named[0]) return true;
  const { ours, relation } = languages[locale];
  const isOurs =
    ours.test(question) ||
    relation.test(question) ||
    Object.values(site.name).some((name) => spelled.includes(normalize(name)));
  const said = normalize([...asked, ...words, text].join("\n"));
  return isOurs && named.every((name) => said.includes(name));
}
