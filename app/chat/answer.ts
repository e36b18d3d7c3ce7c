import type { SectionLink } from "../search/section.ts";

/**
 * How a question is answered: by a written answer, by a quote from the site, by the owner's model, by saying that
 * the site doesn't know, by declining to give medical advice, or by naming whom to call in a crisis.
 */
export const answerKinds = ["written", "quoted", "model", "unknown", "declined", "crisis"] as const;

export type AnswerKind = (typeof answerKinds)[number];

/** What an answer consists of, in order. Blocks are HTML that the server made; all else is plain text. */
export type AnswerPart =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "blocks"; readonly blocks: readonly string[] }
  | { readonly type: "quote"; readonly blocks: readonly string[]; readonly source: SectionLink }
  | { readonly type: "links"; readonly label: string; readonly links: readonly SectionLink[] }
  /** Questions that the chat can answer, for choosing. */
  | { readonly type: "questions"; readonly label: string; readonly questions: readonly string[] };

export interface Answer {
  /** The language of the answer (BCP 47). */
  readonly lang: string;
  readonly kind: AnswerKind;
  readonly parts: readonly AnswerPart[];
}

/** A line of an answer under way: its language and kind, a new part, or one more block of the last part. */
export type AnswerLine =
  | Pick<Answer, "lang" | "kind">
  | { readonly part: AnswerPart }
  | { readonly block: string };

/** An answer of which nothing has arrived. */
export const noAnswer: Answer = { lang: "", kind: "unknown", parts: [] };

/** An answer with one more line of it. */
export function addLine({ lang, kind, parts }: Answer, line: AnswerLine): Answer {
  if ("lang" in line) return { lang: line.lang, kind: line.kind, parts };
  if ("part" in line) return { lang, kind, parts: [...parts, line.part] };
  const last = parts.at(-1);
  if (last?.type !== "blocks" && last?.type !== "quote") return { lang, kind, parts };
  const part = { ...last, blocks: [...last.blocks, line.block] };
  return { lang, kind, parts: [...parts.slice(0, -1), part] };
}
