import { bigrams, normalize, type Term, terms } from "./terms.ts";

/** This share of a Chinese query's bigrams has to occur for it to be found in pieces. */
const enoughBigrams = 0.5;

/** A text, prepared for being searched. */
export class Field {
  readonly #text: string;
  readonly #words: readonly string[];

  constructor(text: string) {
    this.#text = normalize(text);
    const words = terms(text).flatMap((term) => (term.script === "word" ? [term.text] : []));
    this.#words = [...new Set(words)];
  }

  /** How well a term fits: 1 as it stands, less in part, 0 not at all. */
  match({ script, text }: Term): number {
    return script === "han" ? this.#matchHan(text) : this.#matchWord(text);
  }

  /** Chinese is found inside of longer runs; a query that nobody wrote in one piece, by its bigrams. */
  #matchHan(text: string): number {
    if (this.#text.includes(text)) return 1;
    const pairs = bigrams(text);
    if (pairs.length < 2) return 0;
    const share = pairs.filter((pair) => this.#text.includes(pair)).length / pairs.length;
    return share >= enoughBigrams ? share / 2 : 0;
  }

  /** Words are found by how they begin; a plural finds its singular too. */
  #matchWord(text: string): number {
    const stem = text.length > 3 ? text.replace(/s$/, "") : text;
    if (this.#words.includes(text)) return 1;
    return this.#words.some((word) => word.startsWith(stem)) ? 0.75 : 0;
  }
}
