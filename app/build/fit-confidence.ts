import { writeFileSync } from "node:fs";
import { type Locale, locales } from "../i18n/locales.ts";
import { indexAnswers } from "../search/answers/answer-index.ts";
import { features, trainMessageKinds } from "../search/answers/confidence.ts";
import { languages, messageKinds } from "../site/locales/language.ts";
import { readAnswers } from "./vite/translated-content.ts";

/*
 * Fits how features of a match say that an answer is the right one (search/answers/confidence.ts), a logistic regression a
 * language. Every fourth way of asking, and every fourth example of a message that no answer fits, is held out of the index
 * and asked in turn. Run it again when many answers or examples have changed.
 */

const folds = 4;
/** Messages that no answer fits are few beside the ways of asking, and a wrong answer is worse than none. */
const refusalWeight = 8;
const steps = 600;

interface Row {
  readonly features: readonly number[];
  readonly isRight: boolean;
  readonly weight: number;
}

const regressions = await Promise.all(
  locales.map(async (locale) => [locale, fitWeights(await collectRows(locale))] as const),
);
const file = "app/search/answers/confidence.json";
writeFileSync(file, `${JSON.stringify(Object.fromEntries(regressions), null, 2)}\n`);

async function collectRows(locale: Locale): Promise<Row[]> {
  const entries = readAnswers(locale);
  const rows: Row[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const isHeldOut = (_: string, at: number) => at % folds === fold;
    const isIndexed = (text: string, at: number) => !isHeldOut(text, at);
    const indexed = entries.map((entry) => ({ ...entry, asked: entry.asked.filter(isIndexed) }));
    const index = await indexAnswers(indexed);
    const all = languages[locale].messages;
    const classify = await trainMessageKinds(
      indexed.flatMap(({ asked }) => asked),
      {
        ...all,
        ...Object.fromEntries(messageKinds.map((kind) => [kind, all[kind].filter(isIndexed)])),
      },
    );
    const ask = (question: string, slug: string | undefined, weight: number) => {
      const [best, next] = index.match(question);
      if (!best) return;
      const { onTopic } = classify(question);
      const isRight = best.entry.slug === slug;
      rows.push({ features: features(question, best, next, onTopic), isRight, weight });
    };
    for (const { slug, asked } of entries)
      for (const way of asked.filter(isHeldOut)) ask(way, slug, 1);
    for (const kind of messageKinds) {
      for (const text of all[kind].filter(isHeldOut)) ask(text, undefined, refusalWeight);
    }
  }
  return rows;
}

/** Gradient descent over features of mean 0 and deviation 1. */
function fitWeights(rows: readonly Row[]): { bias: number; weights: number[] } {
  const size = rows[0]?.features.length ?? 0;
  const mean = column((at) => average(rows.map(({ features }) => features[at] ?? 0)));
  const deviation = column((at) =>
    Math.sqrt(average(rows.map(({ features }) => ((features[at] ?? 0) - (mean[at] ?? 0)) ** 2))),
  );
  const scaled = rows.map(({ features }) =>
    features.map((value, at) => (value - (mean[at] ?? 0)) / (deviation[at] ?? 1)),
  );
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  let bias = 0;
  let weights = column(() => 0);
  for (let step = 0; step < steps; step++) {
    const errors = rows.map(({ isRight, weight }, row) => {
      const sum = (scaled[row] ?? []).reduce((sum, x, at) => sum + x * (weights[at] ?? 0), bias);
      return (2 * weight * (1 / (1 + Math.exp(-sum)) - Number(isRight))) / total;
    });
    const slope = (at: number) =>
      errors.reduce((sum, error, row) => sum + error * (scaled[row]?.[at] ?? 0), 0);
    const next = column((at) => (weights[at] ?? 0) - slope(at));
    bias -= errors.reduce((sum, error) => sum + error, 0);
    weights = next;
  }
  const unscaled = column((at) => (weights[at] ?? 0) / (deviation[at] ?? 1));
  const shift = unscaled.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0);
  return { bias: round(bias - shift), weights: unscaled.map(round) };

  function column(value: (at: number) => number): number[] {
    return Array.from({ length: size }, (_, at) => value(at));
  }
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
