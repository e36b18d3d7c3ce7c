import { parseQuery } from "./query.ts";
import { bigrams, stem, type Term } from "./tokens/terms.ts";

/** A part of a text, and the ranges in it that match: [start, end) in UTF-16 units, in order. */
export interface Excerpt {
  readonly text: string;
  readonly marks: readonly (readonly [start: number, end: number])[];
}

type Range = readonly [start: number, end: number];

/** A line break beside full-width punctuation, which needs no space. */
const spacedBreak = /(?<=[，。：；？！、）》」])\n|\n(?=[（《「])/gu;

/** Width of an excerpt; a Chinese character is as wide as two Latin letters. */
const width = 160;
/** The most characters before an excerpt's first match, and the number of matches that are tried as the first. */
const maxLead = 40;
const maxWindows = 100;

/** Cuts out the part of a text with the most different matches of a query, as one line with the matches marked. */
export function cutExcerpt(text: string, query: string): Excerpt {
  const line = text.replace(spacedBreak, "").replaceAll("\n", " ");
  const ranges = findRanges(line, parseQuery(query));
  const from = extendStart(line, findBestStart(line, ranges));
  const maxEnd = from + measureFit(line, from);
  // Ends before a Latin word or number that would be cut.
  const cutWord =
    maxEnd < line.length ? /[\p{Script=Latin}\p{N}]+$/u.exec(line.slice(from, maxEnd)) : null;
  const to = cutWord?.index ? from + cutWord.index : maxEnd;
  const [before, after] = [from > 0 ? "…" : "", to < line.length ? "…" : ""];
  return {
    text: before + line.slice(from, to).replace(after && /[\s.,;:·，。；：、]+$/u, "") + after,
    marks: ranges
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]) => [start - from + before.length, end - from + before.length]),
  };
}

/** Finds the ranges of a text that match terms. Terms without spaces may match by pairs; ranges that touch are joined. */
export function findRanges(text: string, terms: readonly Term[]): Range[] {
  const patterns = terms.map(({ script, text: term }) => {
    // "query" also matches "queries".
    if (script === "word") return `(?<![\\p{L}\\p{N}])${stem(term).replace(/(?<=...)y$/, "")}\\w*`;
    return text.includes(term) ? term : bigrams(term).join("|");
  });
  const stems = new Set(terms.map(({ text }) => stem(text)));
  const joined: [number, number][] = [];
  const pattern = patterns.filter(Boolean).join("|");
  if (!pattern) return joined;
  for (const { 0: found, index } of text.matchAll(new RegExp(`(?:${pattern})`, "giu"))) {
    if (/^\w/.test(found) && !isFormOf(stems, found.toLowerCase())) continue;
    const last = joined.at(-1);
    if (last && index <= last[1]) last[1] = index + found.length;
    else joined.push([index, index + found.length]);
  }
  return joined;
}

/** Whether a word has one of the stems, or begins with it. */
function isFormOf(stems: ReadonlySet<string>, word: string): boolean {
  const root = stem(word);
  return stems.has(root) || [...stems].some((stem) => stem.length > 1 && root.startsWith(stem));
}

/** The start of the match from which an excerpt has the most different matches. */
function findBestStart(text: string, ranges: readonly Range[]): number {
  let [best, most] = [0, 0];
  for (const [at, [start]] of ranges.slice(0, maxWindows).entries()) {
    const end = start + measureFit(text, start);
    const near = ranges.slice(at).filter((range) => range[1] <= end);
    const different = new Set(near.map((range) => stem(text.slice(...range).toLowerCase())));
    if (different.size > most) [best, most] = [start, different.size];
  }
  return best;
}

/** Moves the start of an excerpt back to the beginning of its sentence, or else of a word before it. */
function extendStart(text: string, place: number): number {
  if (place <= maxLead) return 0;
  const lead = text.slice(place - maxLead, place);
  const sentence = /.*[.!?。！？；：·]\s*/su.exec(lead)?.[0].length;
  return place - lead.length + Math.min(sentence ?? lead.search(/\s|$/u) + 1, lead.length);
}

/** How many units of a text fit into an excerpt that starts at a place. */
function measureFit(text: string, from: number): number {
  let remaining = width;
  let at = from;
  // From U+2E80 (CJK Radicals Supplement) on, characters are full-width.
  while (at < text.length && remaining > 0) remaining -= text.charCodeAt(at++) >= 0x2e80 ? 2 : 1;
  // Not in the middle of a surrogate pair.
  return at - from + Number(/[\ud800-\udbff]/.test(text.charAt(at - 1)));
}
