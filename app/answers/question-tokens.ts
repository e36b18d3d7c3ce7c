import { simplified } from "../tokens/simplified.ts";
import { stem } from "../tokens/stem.ts";
import { bigrams, normalize, terms } from "../tokens/terms.ts";

/** How much each kind of token says of a question. */
const weights = {
  word: 1,
  /** A status code or a plan's figure means itself and nothing like it. */
  number: 3,
  /** Two words in a row. */
  pair: 0.6,
  /** Four letters in a row, which mistyped and related words share. */
  letters: 0.5,
  character: 0.7,
  bigram: 1,
} as const;

type TokenKind = keyof typeof weights;

/**
 * What a question is found by. Unlike what the site's sections are found by, it holds the small words, for
 * "how do I get" and "what is" tell questions apart.
 */
export function questionTokens(text: string): string[] {
  const tokens: string[] = [];
  const add = (kind: TokenKind, token: string) => tokens.push(`${kind}:${token}`);
  let previous = "";
  for (const { script, text: term } of terms(withoutContractions(simplified(text)))) {
    if (script === "word") {
      const word = stem(term);
      add(/^\d+$/.test(term) ? "number" : "word", word);
      if (previous) add("pair", `${previous} ${word}`);
      if (term.length > 3) for (const letters of fourLetters(`^${term}$`)) add("letters", letters);
      previous = word;
    } else {
      for (const character of term) add("character", character);
      for (const pair of bigrams(term)) add("bigram", pair);
      previous = "";
    }
  }
  return tokens;
}

/** How much a token says. */
export function weightOf(token: string): number {
  const kind = kindOf(token);
  return kind ? weights[kind] : 0;
}

/** Whether a token stands for itself, and not only beside others or as a part of them. */
export function isWord(token: string): boolean {
  const kind = kindOf(token);
  return kind !== undefined && kind !== "pair" && kind !== "letters";
}

const kinds = Object.keys(weights).filter((kind): kind is TokenKind => kind in weights);

function kindOf(token: string): TokenKind | undefined {
  return kinds.find((kind) => token.startsWith(`${kind}:`));
}

/** "don’t", "dont" and "don't" are one word; "what's" is "what". */
function withoutContractions(text: string): string {
  return normalize(text)
    .replaceAll("’", "'")
    .replace(/n't\b/g, "nt")
    .replace(/'(s|re|m|ve|ll|d)\b/g, "");
}

function fourLetters(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => word.slice(at, at + 4));
}
