import { writeFileSync } from "node:fs";
import { type Locale, locales } from "../i18n/locales.ts";
import { indexAnswers } from "../search/answers/answer-index.ts";
import { extractFeatures, trainMessageKinds } from "../search/answers/confidence.ts";
import { languages, messageKinds } from "../site/locales/language.ts";
import { readAnswers } from "./vite/translated-content.ts";

/*
 * Fits, for each language, the logistic regression that tells from features of a match how likely the answer is the right
 * one (search/answers/confidence.ts). By four-fold cross-validation: a fold's questions and off-topic messages are held out
 * of the index, then asked. Run it again when many answers or examples have changed.
 */

const folds = 4;
/** There are far fewer off-topic messages than questions, and a wrong answer is worse than none. */
const offTopicWeight = 8;
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
    const indexed = entries.map((entry) => ({
      ...entry,
      phrasings: entry.phrasings.filter(isIndexed),
    }));
    const index = await indexAnswers(indexed);
    const examples = languages[locale].messages;
    const classify = await trainMessageKinds(
      indexed.flatMap(({ phrasings }) => phrasings),
      {
        ...examples,
        ...Object.fromEntries(messageKinds.map((kind) => [kind, examples[kind].filter(isIndexed)])),
      },
    );
    const addRow = (question: string, slug: string | undefined, weight: number) => {
      const [best, next] = index.match(question);
      if (!best) return;
      const { onTopic } = classify(question);
      const isRight = best.entry.slug === slug;
      rows.push({ features: extractFeatures(question, best, next, onTopic), isRight, weight });
    };
    for (const { slug, phrasings } of entries)
      for (const question of phrasings.filter(isHeldOut)) addRow(question, slug, 1);
    for (const kind of messageKinds) {
      for (const text of examples[kind].filter(isHeldOut)) addRow(text, undefined, offTopicWeight);
    }
  }
  return rows;
}

/** Fits a logistic regression by gradient descent, on features scaled to mean 0 and standard deviation 1. */
function fitWeights(rows: readonly Row[]): { bias: number; weights: number[] } {
  const size = rows[0]?.features.length ?? 0;
  const mean = mapFeatures((at) => average(rows.map(({ features }) => features[at] ?? 0)));
  const deviation = mapFeatures((at) =>
    Math.sqrt(average(rows.map(({ features }) => ((features[at] ?? 0) - (mean[at] ?? 0)) ** 2))),
  );
  const scaled = rows.map(({ features }) =>
    features.map((value, at) => (value - (mean[at] ?? 0)) / (deviation[at] ?? 1)),
  );
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  let bias = 0;
  let weights = mapFeatures(() => 0);
  for (let step = 0; step < steps; step++) {
    const errors = rows.map(({ isRight, weight }, row) => {
      const sum = (scaled[row] ?? []).reduce((sum, x, at) => sum + x * (weights[at] ?? 0), bias);
      return (2 * weight * (1 / (1 + Math.exp(-sum)) - Number(isRight))) / total;
    });
    const gradient = (at: number) =>
      errors.reduce((sum, error, row) => sum + error * (scaled[row]?.[at] ?? 0), 0);
    const next = mapFeatures((at) => (weights[at] ?? 0) - gradient(at));
    bias -= errors.reduce((sum, error) => sum + error, 0);
    weights = next;
  }
  const unscaled = mapFeatures((at) => (weights[at] ?? 0) / (deviation[at] ?? 1));
  const shift = unscaled.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0);
  return { bias: round(bias - shift), weights: unscaled.map(round) };

  function mapFeatures(value: (at: number) => number): number[] {
    return Array.from({ length: size }, (_, at) => value(at));
  }
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
