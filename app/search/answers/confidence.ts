import type { Locale } from "../../i18n/locales.ts";
import {
  type MessageExamples,
  type MessageKind,
  messageKinds,
} from "../../site/locales/language.ts";
import { type AnswerIndex, type AnswerMatch, cosine, type Vector } from "./answer-index.ts";
import regressions from "./confidence.json" with { type: "json" };
import { questionWords } from "./question-tokens.ts";

const fitted: Partial<Record<Locale, typeof regressions.en>> = regressions;

/** A message that no answer fits, to compare questions with. */
interface Example {
  readonly kind: MessageKind;
  readonly vector: Vector;
}

/** So much nearer than the answer an example has to be to say what a message is. */
const margin = 0.1;

/** Prepares examples to be compared with questions. */
export function readExamples(index: AnswerIndex, examples: MessageExamples): Example[] {
  return messageKinds.flatMap((kind) =>
    examples[kind].map((text) => ({ kind, vector: index.vectorOf(text) })),
  );
}

/**
 * What says how far the best answer can be trusted, before it is weighed, and what the message is by the nearest example,
 * if that is nearer than any way of asking the answer. Undefined if nothing matches.
 */
export function gatherEvidence(
  index: AnswerIndex,
  examples: readonly Example[],
  question: string,
  [best, next]: readonly AnswerMatch[],
) {
  if (!best) return undefined;
  const vector = index.vectorOf(question);
  const ways = best.entry.asked.map((way) => cosine(vector, index.vectorOf(way)));
  const nearest = Math.max(...ways);
  const likenesses = examples.map((example) => cosine(vector, example.vector));
  const likeness = Math.max(...likenesses);
  const kind = examples[likenesses.indexOf(likeness)]?.kind;
  const features = [
    best.coverage,
    best.cosine,
    1 - (next?.score ?? 0) / best.score,
    nearest,
    nearest - likeness,
    Math.log(1 + questionWords(question).length),
  ];
  return { best, features, ...(kind && likeness - nearest >= margin && { kind }) };
}

/** How likely the best answer is the right one: a logistic regression, fitted by build/fit-confidence.ts. */
export function confidence(locale: Locale, features: readonly number[]): number {
  // Until a language has been fitted.
  const { bias, weights } = fitted[locale] ?? regressions.en;
  const sum = features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}
