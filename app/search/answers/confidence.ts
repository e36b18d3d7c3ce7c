import type { Locale } from "../../i18n/locales.ts";
import {
  type MessageExamples,
  type MessageKind,
  messageKinds,
} from "../../site/locales/language.ts";
import { trainClassifier } from "../linear-classifier.ts";
import type { AnswerMatch } from "./answer-index.ts";
import regressions from "./confidence.json" with { type: "json" };
import { questionWords } from "./question-tokens.ts";

const fitted: Partial<Record<Locale, typeof regressions.en>> = regressions;

/** Learns to tell messages that ask nothing of ours from the ways of asking for answers. */
export async function trainMessageKinds(ways: readonly string[], messages: MessageExamples) {
  const ours = messageKinds.length;
  const chancesOf = await trainClassifier(ours + 1, [
    ...messageKinds.flatMap((kind, label) => messages[kind].map((text) => ({ text, label }))),
    ...ways.map((text) => ({ text, label: ours })),
  ]);
  /** How likely it is that a message asks something of ours, and what it is if that is not likely. */
  return (message: string): { ours: number; kind?: MessageKind } => {
    const chances = chancesOf(message);
    const others = chances.subarray(0, ours);
    const kind = messageKinds[others.indexOf(Math.max(...others))];
    const chance = chances[ours] ?? 0;
    return chance < 0.5 && kind ? { ours: chance, kind } : { ours: chance };
  };
}

/** What says how far the best answer can be trusted, before it is weighed. `ours` is how likely the question is about us. */
export function features(
  question: string,
  best: AnswerMatch,
  next: AnswerMatch | undefined,
  ours: number,
) {
  return [
    best.coverage,
    best.cosine,
    1 - (next?.score ?? 0) / best.score,
    Math.log(1 + questionWords(question).length),
    Math.log(ours / (1 - ours)),
  ];
}

/** How likely the best answer is the right one: a logistic regression, fitted by build/fit-confidence.ts. */
export function confidence(locale: Locale, features: readonly number[]): number {
  // Until a language has been fitted.
  const { bias, weights } = fitted[locale] ?? regressions.en;
  const sum = features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}
