import { bigrams, codesOf, normalize, splitTerms, stem, type Term } from "../tokens/terms.ts";

/**
 * The words of a question by their stems, and of scripts without spaces each character and each pair. Small words stay,
 * because "how do I get" and "what is" tell questions apart.
 */
export function questionWords(text: string): string[] {
  return questionTerms(text).flatMap(({ script, text: term }) =>
    script === "word" ? [stem(term)] : [...term, ...bigrams(term)].map(codesOf),
  );
}

/**
 * The character n-grams of a question: three and four letters in a row, which mistyped and related words share, and each
 * character and pair of scripts without spaces. With them the words, and two words in a row.
 */
export function questionGrams(text: string): string[] {
  let previous = "";
  return questionTerms(text).flatMap(({ script, text: term }) => {
    if (script !== "word") {
      previous = "";
      return [...term, ...bigrams(term)];
    }
    const before = previous;
    previous = stem(term);
    const pair = before ? [`${before} ${previous}`] : [];
    return [`=${previous}`, ...pair, ...ngrams(`^${term}$`, 3), ...ngrams(`^${term}$`, 4)];
  });
}

/** "don’t", "dont" and "don't" are one word; "what's" is "what". */
function questionTerms(text: string): Term[] {
  const plain = normalize(text)
    .replaceAll("’", "'")
    .replace(/n't\b/g, "nt")
    .replace(/'(s|re|m|ve|ll|d)\b/g, "");
  return splitTerms(plain);
}

function ngrams(word: string, length: number): string[] {
  const count = Math.max(0, word.length - length + 1);
  return Array.from({ length: count }, (_, at) => word.slice(at, at + length));
}
