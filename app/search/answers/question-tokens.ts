import { bigrams, codesOf, normalize, splitTerms, stem, type Term } from "../tokens/terms.ts";

/**
 * Cuts a question into the stems of its words, and scripts without spaces into characters and pairs of characters. Small
 * words stay, because "how do I get" and "what is" tell questions apart.
 */
export function questionWords(text: string): string[] {
  return splitQuestion(text).flatMap(({ script, text: term }) =>
    script === "word" ? [stem(term)] : [...term, ...bigrams(term)].map(codesOf),
  );
}

/**
 * Cuts a question into n-grams: three and four letters in a row, which mistyped and related words share, each character
 * and pair of characters of scripts without spaces, each word, and each pair of words.
 */
export function questionGrams(text: string): string[] {
  let previous = "";
  return splitQuestion(text).flatMap(({ script, text: term }) => {
    if (script !== "word") {
      previous = "";
      return [...term, ...bigrams(term)];
    }
    const before = previous;
    previous = stem(term);
    const pair = before ? [`${before} ${previous}`] : [];
    return [`=${previous}`, ...pair, ...cutNgrams(`^${term}$`, 3), ...cutNgrams(`^${term}$`, 4)];
  });
}

/** Splits a question into terms. "don’t", "dont" and "don't" are one word; "what's" is "what". */
function splitQuestion(text: string): Term[] {
  const plain = normalize(text)
    .replaceAll("’", "'")
    .replace(/n't\b/g, "nt")
    .replace(/'(s|re|m|ve|ll|d)\b/g, "");
  return splitTerms(plain);
}

function cutNgrams(word: string, length: number): string[] {
  const count = Math.max(0, word.length - length + 1);
  return Array.from({ length: count }, (_, at) => word.slice(at, at + length));
}
