import { type QueryTerm, queryTerms } from "./query.ts";
import { stem } from "./tokens/stem.ts";
import { isInWord, normalize } from "./tokens/terms.ts";

/** A stretch of text, and which parts of it were asked for: [start, end) in UTF-16 units, in order. */
export interface Excerpt {
  readonly text: string;
  readonly marks: readonly (readonly [start: number, end: number])[];
}

type Range = readonly [start: number, end: number];

/** A line's end where full-width punctuation brings its own space. */
const spacedBreak = /(?<=[，。：；？！、）》」])\n|\n(?=[（《「])/gu;

/** Width of an excerpt; a Chinese character is as wide as two Latin letters. */
const width = 160;
/** How far before the first find an excerpt may begin, and how many finds are tried as the first. */
const maxLead = 40;
const maxWindows = 100;

/** The part of a text in which most of the query stands, a line of it marked up. */
export function excerpt(text: string, query: string): Excerpt {
  const line = text.replace(spacedBreak, "").replaceAll("\n", " ");
  const ranges = findRanges(line, queryTerms(query));
  const [from, to] = window(line, ranges);
  const [before, after] = [from > 0 ? "…" : "", to < line.length ? "…" : ""];
  return {
    text: before + line.slice(from, to).replace(after && /[\s.,;:·，。；：、]+$/u, "") + after,
    marks: ranges
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]) => [start - from + before.length, end - from + before.length]),
  };
}

/** Where the terms of a query stand in a text, joined where they touch. */
export function findRanges(text: string, terms: readonly QueryTerm[]): Range[] {
  const { normal, origin } = normalizeInPlace(text);
  const found = terms.flatMap((term) => {
    if (term.script === "word") return wordsLike(normal, term.stem);
    const whole = occurrences(normal, term.text);
    return whole.length > 0 ? whole : term.pairs.flatMap((pair) => occurrences(normal, pair));
  });
  return join(found).map(([start, end]) => [origin(start), origin(end)]);
}

/** Words with a stem, and longer ones that begin with it. */
function wordsLike(text: string, wanted: string): Range[] {
  // "query" stands for "queries" too.
  const beginning = wanted.length > 3 ? wanted.replace(/y$/, "") : wanted;
  return occurrences(text, beginning).flatMap(([start]): Range[] => {
    if (start > 0 && isInWord(text.charAt(start - 1))) return [];
    let end = start;
    while (isInWord(text.charAt(end))) end++;
    const own = stem(text.slice(start, end));
    return own === wanted || (wanted.length > 1 && own.startsWith(wanted)) ? [[start, end]] : [];
  });
}

/** Characters whose normal form is as long as they are: almost all of what is written here. */
const plain = /^[\n -~\u00a0·–—‘’“”≥≤×→\u3001-\u303f，。：；？！（）「」、\u4e00-\u9fff]*$/;

/** One spelling for what reads the same, and where each unit of it came from: NFKC changes lengths. */
function normalizeInPlace(text: string): { normal: string; origin: (unit: number) => number } {
  if (plain.test(text)) return { normal: normalize(text), origin: (unit) => unit };
  let normal = "";
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const spelled = plain.test(character) ? character.toLowerCase() : normalize(character);
    for (let unit = 0; unit < spelled.length; unit++) places.push(at);
    normal += spelled;
    at += character.length;
  }
  return { normal, origin: (unit) => places[unit] ?? text.length };
}

function occurrences(text: string, part: string): Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) {
    found.push([at, at + part.length]);
  }
  return found;
}

function join(ranges: Range[]): Range[] {
  const joined: [number, number][] = [];
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/** Begins a little before the first find after which most different ones follow, where a sentence or a word begins. */
function window(text: string, ranges: readonly Range[]): Range {
  let [best, most] = [0, 0];
  for (const [at, [start]] of ranges.slice(0, maxWindows).entries()) {
    const end = start + fitting(text, start);
    const marked = new Set<string>();
    for (const range of ranges.slice(at)) {
      if (range[1] > end) break;
      marked.add(stem(normalize(text.slice(...range))));
    }
    if (marked.size > most) [best, most] = [start, marked.size];
  }
  const lead = text.slice(Math.max(0, best - maxLead), best);
  const sentence = /.*[.!?。！？；：·]\s*/su.exec(lead)?.[0].length;
  const word = best <= maxLead ? 0 : lead.search(/\s|$/u) + 1;
  const from = best - lead.length + Math.min(sentence ?? word, lead.length);
  const to = from + fitting(text, from);
  if (to >= text.length) return [from, text.length];
  // Latin words stay whole.
  const cut = /[\p{Script=Latin}\p{N}]+$/u.exec(text.slice(from, to))?.[0].length ?? 0;
  return [from, cut < to - from ? to - cut : to];
}

/** How many units from a place on fit into an excerpt. */
function fitting(text: string, from: number): number {
  let room = width;
  let at = from;
  // From here on, scripts are set on full squares (CJK Radicals Supplement and after).
  while (at < text.length && room > 0) room -= text.charCodeAt(at++) >= 0x2e80 ? 2 : 1;
  // Not into the middle of a pair of surrogates.
  return at - from + Number(/[\ud800-\udbff]/.test(text.charAt(at - 1)));
}
