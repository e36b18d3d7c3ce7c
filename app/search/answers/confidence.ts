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

/** Trains a classifier that tells off-topic messages from the questions that answers list. */
export async function trainMessageKinds(questions: readonly string[], messages: MessageExamples) {
  const onTopicLabel = messageKinds.length;
  const classify = await trainClassifier(onTopicLabel + 1, [
    ...messageKinds.flatMap((kind, label) => messages[kind].map((text) => ({ text, label }))),
    ...questions.map((text) => ({ text, label: onTopicLabel })),
  ]);
  /** How likely a message is on topic, from 0 to 1, and its kind if it is more likely off topic. */
  return (message: string): { onTopic: number; kind?: MessageKind } => {
    const chances = classify(message);
    const others = chances.subarray(0, onTopicLabel);
    const kind = messageKinds[others.indexOf(Math.max(...others))];
    const onTopic = chances[onTopicLabel] ?? 0;
    return onTopic < 0.5 && kind ? { onTopic, kind } : { onTopic };
  };
}

/** Extracts features that show how likely the best answer is the right one. `onTopic` is how likely the question is about us. */
export function extractFeatures(
  question: string,
  best: AnswerMatch,
  next: AnswerMatch | undefined,
  onTopic: number,
) {
  return [
    best.coverage,
    best.cosine,
    1 - (next?.score ?? 0) / best.score,
    Math.log(1 + questionWords(question).length),
    Math.log(onTopic / (1 - onTopic)),
  ];
}

/** How likely the best answer is the right one, from 0 to 1: a logistic regression, fitted by build/fit-confidence.ts. */
export function computeConfidence(locale: Locale, features: readonly number[]): number {
  // A language that has not been fitted yet uses the weights of English.
  const { bias, weights } = fitted[locale] ?? regressions.en;
  const sum = features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}
