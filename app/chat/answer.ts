import type { SectionLink } from "../search/section.ts";

/**
 * How a question is answered: by a written answer, by a quote from the site, by the owner's model, by saying that
 * the site doesn't know, by declining medical advice, or by naming whom to call in a crisis.
 */
export type AnswerKind = "written" | "quoted" | "model" | "unknown" | "declined" | "crisis";

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

/** A paragraph of an unfinished answer, as HTML. */
export interface Paragraph extends Pick<Answer, "lang"> {
  readonly html: string;
}

/** A question with as much of its answer as has arrived. */
export interface Turn {
  readonly question: string;
  readonly answer?: Answer;
  /** `refused` means that the server got too many questions. */
  readonly state: "answering" | "done" | "stopped" | "failed" | "refused";
  /** The file that the sample conversation is about: the visitor asked nothing. */
  readonly sampleFile?: string;
}
