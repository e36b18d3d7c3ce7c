import { queryTerms } from "./query.ts";
import { type Kind, type Section, textOf } from "./section.ts";
import { Bm25Index, type Find, numberIn, rarity, type Scores } from "./tokens/bm25-index.ts";
import { memoize } from "./tokens/memoize.ts";
import { stem } from "./tokens/stem.ts";
import { bigrams, isUnspaced, normalize, terms } from "./tokens/terms.ts";
import { Vocabulary } from "./vocabulary.ts";

/** How much a find counts in a heading, a page's title, keywords, questions and text. */
const boosts = [4, 1.5, 2, 1, 1];
/** A word that only begins like the one typed, or that is spelled like it, says less than that word itself. */
const weights = { prefix: 0.2, fuzzy: 0.45 };
/** What was written to be looked up comes before what tells a story, and before what lawyers read. */
const kindWeights: Record<Kind, number> = {
  docs: 1.3,
  api: 1.2,
  pages: 1.2,
  facts: 1.1,
  blog: 0.8,
  legal: 0.7,
};

/** What a Chinese bigram says that occurs nowhere: it is often the end of one word and the beginning of the next. */
const seam = 0.4;

/** Queries are cut off after this many tokens. */
const maxTokens = 32;

export interface Match {
  readonly section: Section;
  readonly score: number;
  /** How much of the query was found, rare tokens counting more: 1 is all of it. */
  readonly coverage: number;
}

/** Makes an index of sections, a little at a step. */
export function* indexSections(sections: readonly Section[]): Generator<undefined, SectionIndex> {
  const numbers = new Map<string, number>();
  const tokenize = tokenizer((token) => numberIn(numbers, token));
  const tokens: Uint32Array[][] = [];
  for (const section of sections) {
    const { heading, title, keywords = "", asked = "" } = section;
    const fields = [heading, title, keywords, asked, textOf(section)];
    tokens.push(fields.map((text) => new Uint32Array(tokenize(text))));
    yield;
  }
  const vocabulary = new Vocabulary(numbers.keys());
  yield;
  return new SectionIndex(sections, tokens, numbers, vocabulary);
}

/** Sections prepared for being searched. */
export class SectionIndex {
  readonly #sections: readonly Section[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #vocabulary: Vocabulary;
  readonly #index: Bm25Index;
  /** In how many sections each token occurs. */
  readonly #frequency: Uint16Array;

  /** `tokens` are those of each section's fields, by their numbers. */
  constructor(
    sections: readonly Section[],
    tokens: readonly (readonly Uint32Array[])[],
    numbers: ReadonlyMap<string, number>,
    vocabulary: Vocabulary,
  ) {
    this.#sections = sections;
    this.#numbers = numbers;
    this.#vocabulary = vocabulary;
    this.#index = new Bm25Index(tokens, numbers.size, { boosts, k: 1.2, b: 0.7, d: 0.5 });
    this.#frequency = new Uint16Array(numbers.size);
    const last = new Int16Array(numbers.size).fill(-1);
    for (const [section, fields] of tokens.entries()) {
      for (const token of fields.flatMap((field) => [...field])) {
        if (last[token] === section) continue;
        last[token] = section;
        this.#frequency[token] = (this.#frequency[token] ?? 0) + 1;
      }
    }
  }

  /** Sections in which something of the query occurs, best first; before them, those that are called so. */
  match(query: string): Match[] {
    const tokens = this.#queryTokens(query);
    const whole = tokens.reduce((sum, token) => sum + this.#mass(token), 0);
    const name = normalize(query).trim();
    const { scores, mass } = this.#score(tokens);
    return this.#sections
      .map((section, at) => {
        const coverage = (mass[at] ?? 0) / whole;
        const score = (scores[at] ?? 0) * coverage * kindWeights[section.kind];
        return { section, coverage, score, named: score > 0 ? namedAs(section, name) : 0 };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.named - a.named || b.score - a.score);
  }

  /** Pages of a kind on which every term of the query occurs, wherever on the page, best first. */
  matchPages(query: string, kind: Kind): string[] {
    const perTerm = queryTerms(query).map(({ text }) => {
      const tokens = this.#queryTokens(text);
      const { found } = this.#score(tokens);
      return new Set(
        this.#sections.flatMap(({ page }, at) => (found[at] === tokens.length ? page : [])),
      );
    });
    const { scores } = this.#score(this.#queryTokens(query));
    const best = this.#sections
      .map(({ kind, page }, at) => ({ kind, page, score: scores[at] ?? 0 }))
      .filter((section) => section.kind === kind && section.score > 0)
      .sort((a, b) => b.score - a.score);
    const ranked = new Set(best.map(({ page }) => page));
    return [...ranked].filter((page) => perTerm.every((pages) => pages.has(page)));
  }

  #score(tokens: readonly string[]): Scores {
    return this.#index.score(
      tokens.map((token, at) => this.#finds(token, at === tokens.length - 1)),
      tokens.map((token) => this.#mass(token)),
    );
  }

  /** What a token says: rare ones more. */
  #mass(token: string): number {
    const frequency = this.#frequencyOf(token);
    const rare = rarity(frequency, this.#sections.length);
    return frequency === 0 && isUnspaced(token) ? rare * seam : rare;
  }

  #frequencyOf(token: string): number {
    return this.#frequency[this.#numbers.get(token) ?? -1] ?? 0;
  }

  /** What stands for a token of a query: itself, longer ones that begin so and, if it is mistyped, those like it. */
  #finds(token: string, isLast: boolean): Find[] {
    const weightOf = new Map([[token, 1]]);
    const mistakes = this.#maxMistakes(token);
    if (mistakes > 0) {
      for (const [similar, changes] of this.#vocabulary.similarTo(token, mistakes)) {
        weightOf.set(similar, (weights.fuzzy * similar.length) / (similar.length + changes));
      }
    }
    // One letter or two begin very much, and mean a word's beginning only while it is being typed.
    if (token.length > 2 || (isLast && (token.length > 1 || isUnspaced(token)))) {
      for (const longer of this.#vocabulary.longerThan(token)) {
        const more = 0.3 * (longer.length - token.length);
        weightOf.set(longer, (weights.prefix * longer.length) / (longer.length + more));
      }
    }
    return [...weightOf].flatMap(([token, weight]) => {
      const number = this.#numbers.get(token);
      return number === undefined ? [] : { number, weight };
    });
  }

  /** The tokens of what a query is about. */
  #queryTokens(query: string): string[] {
    const tokens = queryTerms(query).flatMap((term) => {
      if (term.script === "word") return [this.#known(term.text)];
      return term.pairs.length > 0 ? term.pairs : [term.text];
    });
    return [...new Set(tokens)].slice(0, maxTokens);
  }

  /** A word by its stem if that occurs, also with two letters the other way round; else as it was typed. */
  #known(word: string): string {
    const spellings = [word, ...swaps(word)].map(stem);
    return spellings.find((spelling) => this.#numbers.has(spelling)) ?? word;
  }

  /** How many letters of a token may be mistyped: none where it occurs as it is. */
  #maxMistakes(token: string): number {
    if (this.#numbers.has(token) || !/^\p{Script=Latin}+$/u.test(token)) return 0;
    if (token.length >= 9) return 2;
    return token.length >= 5 ? 1 : 0;
  }
}

/**
 * Cuts texts into what they are indexed by, with what `read` makes of it: words and their stems, and bigrams of what
 * has no spaces.
 */
function tokenizer<T>(read: (token: string) => T): (text: string) => T[] {
  const forms = memoize((word) => [...new Set([word, stem(word)])].map(read));
  return (text) =>
    terms(text).flatMap(({ script, text: term }) => {
      if (script === "word") return forms(term);
      const pairs = bigrams(term);
      return (pairs.length > 0 ? pairs : [term]).map(read);
    });
}

/** A word with each two neighbouring letters the other way round. */
function swaps(word: string): string[] {
  if (word.length < 5) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** 2 where a query is what the menus or its address call a page, 1 where it is a section's heading. */
function namedAs({ heading, page, path }: Section, query: string): number {
  if (path === page && (query === normalize(heading) || page.endsWith(`/${query}`))) return 2;
  return query === normalize(heading) ? 1 : 0;
}
