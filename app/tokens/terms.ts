/** A piece of text to look for: a run of Chinese characters, which knows no spaces, or a word. */
export interface Term {
  readonly script: "han" | "word";
  readonly text: string;
}

const run = /\p{Script=Han}+|[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+/gv;
const han = /^\p{Script=Han}/u;

/** One spelling for what reads the same: full-width letters are Latin ones, case says nothing (Unicode NFKC). */
export function normalize(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** The words and the runs of Chinese characters of a text, in the order in which they stand. */
export function terms(text: string): Term[] {
  return Array.from(normalize(text).matchAll(run), ([text]) => ({
    script: han.test(text) ? "han" : "word",
    text,
  }));
}

/** Every two neighbouring characters: 临床研究 → 临床, 床研, 研究. */
export function bigrams(text: string): string[] {
  const characters = [...text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
