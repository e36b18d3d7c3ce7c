import { memoize } from "../tokens/memoize.ts";
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
  return questionTokenizer((token) => token)(text);
}

/** The same for many texts, of which each word is cut up once, with what `read` makes of a token. */
export function questionTokenizer<T>(read: (token: string) => T): (text: string) => T[] {
  const token = (kind: TokenKind, text: string) => read(`${kind}:${text}`);
  const cut = memoize((term) => {
    const word = stem(term);
    return {
      word,
      own: token(/^\d+$/.test(term) ? "number" : "word", word),
      pairAfter: memoize((previous) => token("pair", `${previous} ${word}`)),
      letters: fourLetters(term).map((letters) => token("letters", letters)),
    };
  });
  return (text) => {
    const tokens: T[] = [];
    let previous = "";
    for (const { script, text: term } of terms(withoutContractions(simplified(text)))) {
      if (script === "word") {
        const { word, own, pairAfter, letters } = cut(term);
        tokens.push(own);
        if (previous) tokens.push(pairAfter(previous));
        tokens.push(...letters);
        previous = word;
      } else {
        for (const character of term) tokens.push(token("character", character));
        for (const pair of bigrams(term)) tokens.push(token("bigram", pair));
        previous = "";
      }
    }
    return tokens;
  };
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

/** Every four letters in a row of a word with its ends, unless it is short. */
function fourLetters(term: string): string[] {
  const ends = `^${term}$`;
  return Array.from({ length: term.length > 3 ? ends.length - 3 : 0 }, (_, at) =>
    ends.slice(at, at + 4),
  );
}
