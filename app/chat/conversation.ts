import { type Answer, type AnswerLine, addLine, noAnswer } from "./answer.ts";

/** A question with as much of its answer as has arrived. */
export interface Turn {
  readonly id: number;
  readonly question: string;
  readonly answer: Answer;
  /** `refused` is what the server does when questions come too fast. */
  readonly state: "waiting" | "arriving" | "done" | "stopped" | "failed" | "refused";
}

export type ConversationEvent =
  | { readonly type: "asked"; readonly question: string }
  | { readonly type: "line"; readonly line: AnswerLine }
  | { readonly type: "done" | "stopped" | "failed" | "refused" }
  | { readonly type: "new" };

/** Whether an answer is on its way. */
export function isAnswering(turns: readonly Turn[]): boolean {
  const state = turns.at(-1)?.state;
  return state === "waiting" || state === "arriving";
}

/** The conversation after something happened to its last turn, or after a new question. */
export function nextConversation(
  turns: readonly Turn[],
  event: ConversationEvent,
): readonly Turn[] {
  if (event.type === "new") return [];
  if (event.type === "asked") {
    if (isAnswering(turns)) return turns;
    const { question } = event;
    return [...turns, { id: turns.length, question, answer: noAnswer, state: "waiting" }];
  }
  const last = turns.at(-1);
  // What arrives after the visitor stopped it, or began anew, belongs to nothing.
  if (!last || !isAnswering(turns)) return turns;
  const changed: Turn =
    event.type === "line"
      ? { ...last, answer: addLine(last.answer, event.line), state: "arriving" }
      : { ...last, state: event.type };
  return [...turns.slice(0, -1), changed];
}
