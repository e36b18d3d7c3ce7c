import type { FileProblem } from "../../../content/markdown/front-matter.ts";

/** A problem in a file of content: where it is, what is wrong and what would be right. */
export interface Problem extends FileProblem {
  /** Path from the root of the repository. */
  readonly file: string;
}

/** A problem as compilers print it, which terminals and editors turn into a link. */
export function formatProblem({ file, line, text }: Problem): string {
  return `${file}:${line}: ${text}`;
}

/** The line of an offset in a text, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
