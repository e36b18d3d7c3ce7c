/** A section of the site that an answer rests on. */
export interface Source {
  readonly label: string;
  readonly path: string;
}

/** What an answer consists of, in order. All of it is plain text. */
export type AnswerPart =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "quote"; readonly text: string; readonly source: Source }
  | { readonly type: "links"; readonly label: string; readonly links: readonly Source[] };

export interface Answer {
  /** The language in which the question was asked (BCP 47). */
  readonly lang: string;
  readonly parts: readonly AnswerPart[];
}

/** A line of an answer under way: its language, a new part, or more of the last part's text. */
export type AnswerLine =
  | { readonly lang: string }
  | { readonly part: AnswerPart }
  | { readonly more: string };

/** An answer with one more line of it. */
export function addLine({ lang, parts }: Answer, line: AnswerLine): Answer {
  if ("lang" in line) return { lang: line.lang, parts };
  if ("part" in line) return { lang, parts: [...parts, line.part] };
  const last = parts.at(-1);
  if (!last || last.type === "links") return { lang, parts };
  return { lang, parts: [...parts.slice(0, -1), { ...last, text: last.text + line.more }] };
}
