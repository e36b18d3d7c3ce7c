import { locales } from "../i18n/locales.ts";
import { languages } from "../site/locales/language.ts";
import { maxQueryLength } from "./tokens/max-query-length.ts";
import { toSimplified } from "./tokens/simplified.ts";
import { isUnspaced, splitTerms, type Term } from "./tokens/terms.ts";

/** Queries are cut off after this many different terms. */
const maxTerms = 32;

const allStopWords = locales.flatMap((locale) => languages[locale].stopWords.split(/\s+/));
const stopWords = new Set(allStopWords.filter((word) => !isUnspaced(word)));
const unspacedStopWords = new RegExp(allStopWords.filter(isUnspaced).join("|"), "gu");

/** The different terms of a query, without stop words unless it has no others. */
export function parseQuery(query: string): Term[] {
  const all = splitTerms(toSimplified(query.slice(0, maxQueryLength)));
  const meaningful = removeStopWords(all);
  // Single characters that are left over from splitting count only if there is nothing else.
  const words = meaningful.filter(({ script, text }) => script === "word" || text.length > 1);
  const chosen = [words, meaningful, all].find(({ length }) => length > 0) ?? [];
  const unique = new Map(chosen.map((term) => [term.text, term]));
  return [...unique.values()].slice(0, maxTerms);
}

/** Whether a query has no words but stop words. */
export function hasOnlyStopWords(query: string): boolean {
  return removeStopWords(splitTerms(query)).length === 0;
}

function removeStopWords(all: readonly Term[]): Term[] {
  return all.flatMap(({ script, text }): Term[] => {
    if (script === "word") return stopWords.has(text) ? [] : [{ script, text }];
    // A short word may contain a stop word without being one: 目的, 了解.
    if (text.length < 4) return isStopWord(text) ? [] : [{ script, text }];
    const parts = text.split(unspacedStopWords);
    return parts.filter(Boolean).map((part) => ({ script, text: part }));
  });
}

function isStopWord(text: string): boolean {
  const rest = text.replace(unspacedStopWords, "").length;
  return rest === 0 || (rest === 1 && text.length === 3);
}
