/** A unit of a text or query: a word, or a run of a script without spaces between words, such as Chinese. */
export interface Term {
  readonly script: "unspaced" | "word";
  readonly text: string;
}

/** Letters of scripts without spaces between words. Korean has spaces, but particles are attached to its words. */
const unspaced = String.raw`[[\p{Script=Han}\p{scx=Hira}\p{scx=Kana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]&&[\p{L}\p{M}\p{N}]]`;
const inWord = String.raw`[[\p{L}\p{M}\p{N}]--${unspaced}]`;

const run = new RegExp(`${unspaced}+|${inWord}+`, "gv");
const firstUnspaced = new RegExp(`^${unspaced}`, "v");

/** Whether a text begins with a letter of a script without spaces. */
export function isUnspaced(text: string): boolean {
  return firstUnspaced.test(text);
}

/** Gives texts that read the same one spelling: full-width letters become Latin (Unicode NFKC), capitals lower case. */
export function normalize(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** The letters and digits of a text, with single spaces in place of everything else. */
export function bareText(text: string): string {
  return normalize(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/** Splits a text into words and runs of scripts without spaces, in their order. */
export function splitTerms(text: string): Term[] {
  return Array.from(normalize(text).matchAll(run), ([text]) => ({
    script: isUnspaced(text) ? "unspaced" : "word",
    text,
  }));
}

/** Returns every two neighbouring characters: 临床研究 → 临床, 床研, 研究. */
export function bigrams(text: string): string[] {
  const characters = [...text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/**
 * Encodes a text without spaces as a token of code points in hexadecimal, because MiniSearch's radix tree is slow if
 * tokens begin with thousands of different letters.
 */
export function codesOf(text: string): string {
  return `~${Array.from(text, (character) => character.codePointAt(0)?.toString(16)).join("")}`;
}

/** Whether {@link codesOf} returned a token. */
export function isCodes(token: string): boolean {
  return token.startsWith("~");
}

/**
 * Reduces English words with one meaning to what they have in common: "uploads", "uploaded" and "uploading" → "upload".
 * Coarse on purpose: the same rules cut texts and queries, and a stem need not be a word.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = word
    .replace(/(?<=....)ly$/, "")
    .replace(/ies$/, "y")
    .replace(/(s|x|z|ch|sh)es$/, "$1")
    .replace(/(?<![sui])s$/, "");
  const root =
    singular.length > 5
      ? singular.replace(/(?<=..[^e])(ing|ed)$/, "")
      : singular.replace(/(?<=...[^e])ed$/, "");
  const single = root === singular ? root : root.replace(/([^aeiouls])\1$/, "$1");
  return single.length > 4 ? single.replace(/e$/, "") : single;
}

/** The weight of a token, which is higher the fewer documents contain it (the inverse document frequency of BM25). */
export function rarity(frequency: number, total: number): number {
  return Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5));
}
