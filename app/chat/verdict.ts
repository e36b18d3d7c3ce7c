import type { AnswerKind } from "./answer.ts";

/** What a visitor says to "Was this right?". */
export const verdicts = ["yes", "no"] as const;

export type Verdict = (typeof verdicts)[number];

/** The answers that are asked about: the others state nothing that could be wrong. */
export const ratedKinds = ["written", "quoted", "model"] as const satisfies readonly AnswerKind[];

export type RatedKind = (typeof ratedKinds)[number];
