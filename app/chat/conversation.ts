import { type Answer, type AnswerLine, addLine, noAnswer } from "./answer.ts";
import type { Verdict } from "./verdict.ts";

/** A question with as much of its answer as has arrived. */
export interface Turn {
  readonly id: number;
  readonly question: string;
  readonly answer: Answer;
  /** `refused` is what the server does when questions come too fast. */
  readonly state: "waiting" | "arriving" | "done" | "stopped" | "failed" | "refused";
  readonly verdict?: Verdict;
  /** The file that the sample conversation is about: the visitor asked nothing. */
  readonly sampleFile?: string;
}

/** What has been said, and the conversation before it until the next question, so that it can be brought back. */
export interface Conversation {
  readonly turns: readonly Turn[];
  readonly earlier: readonly Turn[];
}

export type ConversationEvent =
  | { readonly type: "asked"; readonly question: string }
  | { readonly type: "sample"; readonly turn: Turn }
  | { readonly type: "line"; readonly line: AnswerLine }
  | { readonly type: "done" | "stopped" | "failed" | "refused" }
  | { readonly type: "rated"; readonly id: number; readonly verdict: Verdict }
  | { readonly type: "new" | "restored" }
  /** A conversation is found that an earlier page had. */
  | { readonly type: "found"; readonly turns: readonly Turn[] };

/** Whether an answer is on its way. */
export function isAnswering(turns: readonly Turn[]): boolean {
  const state = turns.at(-1)?.state;
  return state === "waiting" || state === "arriving";
}

/** The conversation after something happened to it. */
export function nextConversation(
  conversation: Conversation,
  event: ConversationEvent,
): Conversation {
  const { turns, earlier } = conversation;
  switch (event.type) {
    case "asked": {
      if (isAnswering(turns)) return conversation;
      const { question } = event;
      return begun([...turns, { id: turns.length, question, answer: noAnswer, state: "waiting" }]);
    }
    case "sample":
      return isAnswering(turns) ? conversation : begun([...turns, event.turn]);
    case "rated": {
      const { id, verdict } = event;
      const rated = turns.map((turn) => (turn.id === id ? { verdict, ...turn } : turn));
      return { turns: rated, earlier };
    }
    case "new":
      return turns.length > 0 ? { turns: [], earlier: withLast(turns, stopped) } : conversation;
    case "restored":
      return earlier.length > 0 ? begun(earlier) : conversation;
    case "found":
      return turns.length > 0 ? conversation : { turns, earlier: withLast(event.turns, stopped) };
    default:
      return { turns: withLast(turns, (turn) => nextTurn(turn, event)), earlier };
  }
}

function begun(turns: readonly Turn[]): Conversation {
  return { turns, earlier: [] };
}

/** What arrives after the visitor stopped it, or began anew, belongs to no turn. */
function withLast(turns: readonly Turn[], change: (turn: Turn) => Turn): readonly Turn[] {
  const last = turns.at(-1);
  return last && isAnswering(turns) ? [...turns.slice(0, -1), change(last)] : turns;
}

function nextTurn(
  turn: Turn,
  event: Extract<ConversationEvent, { type: "line" | "done" | "stopped" | "failed" | "refused" }>,
): Turn {
  if (event.type !== "line") return { ...turn, state: event.type };
  return { ...turn, answer: addLine(turn.answer, event.line), state: "arriving" };
}

function stopped(turn: Turn): Turn {
  return { ...turn, state: "stopped" };
}
