import type { Block } from "../content/markdown/markdown-document.ts";
import { findRanges } from "../search/excerpt.ts";
import { queryTerms } from "../search/query.ts";

/** A quote goes on until it is about so wide; a Chinese character is as wide as two Latin letters. */
const enough = 320;

/** The blocks of a section that fit a question best, from the one in which most of the question stands. */
export function quote(blocks: readonly Block[], question: string): readonly Block[] {
  const terms = queryTerms(question);
  const found = blocks.map(
    ({ text }) =>
      new Set(findRanges(text, terms).map(([start, end]) => text.slice(start, end))).size,
  );
  // The first of equals: a section says first what it is about.
  const best = Math.max(0, found.indexOf(Math.max(...found)));
  const announced = blocks[best - 1];
  // What a colon announces belongs to it.
  const start = announced && /[:：]$/.test(announced.text) ? best - 1 : best;
  let end = best + 1;
  while (
    end < blocks.length &&
    (widthOf(blocks.slice(start, end)) < enough || announces(blocks[end - 1]))
  )
    end++;
  return blocks.slice(start, end);
}

function announces(block: Block | undefined): boolean {
  return block !== undefined && /[:：]$/.test(block.text);
}

function widthOf(blocks: readonly Block[]): number {
  const text = blocks.map(({ text }) => text).join("");
  return [...text].reduce((sum, character) => sum + (character >= "\u2e80" ? 2 : 1), 0);
}
