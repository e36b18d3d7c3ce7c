import { findRanges } from "../search/excerpt.ts";
import { queryTerms } from "../search/query.ts";

/** A quote is at least and at most about so wide; a Chinese character is as wide as two Latin letters. */
const enough = 220;
const tooMuch = 420;

/** The lines of a text that answer a question best, from the one in which most of the question stands; of a short one, all. */
export function quote(whole: string, question: string): string {
  if (widthOf(whole) <= tooMuch) return whole;
  const terms = queryTerms(question);
  const lines = whole
    .split("\n")
    .flatMap((line) => (widthOf(line) > tooMuch ? sentences(line) : [line]));
  const marked = lines.map((line) =>
    findRanges(line, terms).reduce((sum, [start, end]) => sum + end - start, 0),
  );
  // The first of equals: a section says first what it is about.
  const start = marked.indexOf(Math.max(...marked));
  let end = start + 1;
  while (end < lines.length && widthOf(lines.slice(start, end).join("")) < enough) end++;
  const text = lines.slice(start, end).join("\n");
  // What a colon announces is left out.
  const cut = end < lines.length ? `${text.replace(/[:：]$/, "")} …` : text;
  return start > 0 ? `… ${cut}` : cut;
}

function sentences(line: string): string[] {
  return line.match(/.+?(?:[.!?](?=\s)|[。！？]|$)\s*/gsu) ?? [line];
}

function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character >= "\u2e80" ? 2 : 1), 0);
}
