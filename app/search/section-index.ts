import MiniSearch, { type SearchOptions } from "minisearch";
import { stem } from "../tokens/stem.ts";
import { bigrams, normalize, terms } from "../tokens/terms.ts";
import { queryTerms } from "./query.ts";
import { type Kind, type Section, textOf } from "./section.ts";

/** How much more a find counts in a heading, among keywords, in a page's title than in its text. */
const boost = { heading: 4, keywords: 2, title: 1.5, asked: 1 };
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

const han = /\p{Script=Han}/u;

export interface Match {
  readonly section: Section;
  readonly score: number;
  /** How much of the query was found, rare tokens counting more: 1 is all of it. */
  readonly coverage: number;
}

/** Sections prepared for being searched. */
export class SectionIndex {
  readonly #sections: readonly Section[];
  readonly #index = new MiniSearch<{ id: number }>({
    fields: ["heading", "title", "keywords", "asked", "text"],
    tokenize: indexTokens,
    processTerm: (token) => token,
  });
  /** In how many sections each token occurs. */
  readonly #frequency = new Map<string, number>();

  constructor(sections: readonly Section[]) {
    this.#sections = sections;
    const documents = sections.map((section, id) => {
      const { heading, title, keywords = "", asked = "" } = section;
      return { id, heading, title, keywords, asked, text: textOf(section) };
    });
    for (const { id: _, ...texts } of documents) {
      for (const token of new Set(Object.values(texts).flatMap(indexTokens))) {
        this.#frequency.set(token, (this.#frequency.get(token) ?? 0) + 1);
      }
    }
    this.#index.addAll(documents);
  }

  /** Sections in which something of the query occurs, best first; before them, those that are called so. */
  match(query: string): Match[] {
    const mass = this.#mass(this.#queryTokens(query));
    const name = normalize(query).trim();
    return this.#index
      .search(query, this.#options())
      .flatMap(({ id, score, queryTerms }): (Match & { named: number })[] => {
        const section = this.#sections[id];
        if (!section) return [];
        const coverage = this.#mass(queryTerms) / mass;
        const named = namedAs(section, name);
        return [{ section, named, coverage, score: score * coverage * kindWeights[section.kind] }];
      })
      .sort((a, b) => b.named - a.named || b.score - a.score);
  }

  /** Pages of a kind on which every term of the query occurs, wherever on the page, best first. */
  matchPages(query: string, kind: Kind): string[] {
    const filter = ({ id }: { id: number }) => this.#sections[id]?.kind === kind;
    const perTerm = queryTerms(query).map(({ text }) =>
      this.#index.search(text, { ...this.#options(), combineWith: "AND", filter }),
    );
    const pages = perTerm.map(
      (results) => new Set(results.map(({ id }) => this.#sections[id]?.page)),
    );
    const best = this.#index.search(query, { ...this.#options(), filter });
    const ranked = new Set(best.flatMap(({ id }) => this.#sections[id]?.page ?? []));
    return [...ranked].filter((page) => pages.every((found) => found.has(page)));
  }

  /** What tokens say together: rare ones more. */
  #mass(tokens: readonly string[]): number {
    return tokens.reduce((mass, token) => {
      const frequency = this.#frequency.get(token) ?? 0;
      const rarity = Math.log(1 + (this.#sections.length - frequency + 0.5) / (frequency + 0.5));
      return mass + (frequency === 0 && han.test(token) ? rarity * seam : rarity);
    }, 0);
  }

  #options(): SearchOptions {
    return {
      tokenize: (query) => this.#queryTokens(query),
      boost,
      // A word that only begins like the one typed says less than that word itself.
      weights: { prefix: 0.2, fuzzy: 0.45 },
      // One letter or two begin very much, and mean a word's beginning only while it is being typed.
      prefix: (token, at, tokens) =>
        token.length > 2 || (at === tokens.length - 1 && (token.length > 1 || han.test(token))),
      fuzzy: (token) => this.#maxMistakes(token),
    };
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
    return spellings.find((spelling) => this.#frequency.has(spelling)) ?? word;
  }

  /** How many letters of a token may be mistyped: none where it occurs as it is. */
  #maxMistakes(token: string): number {
    if (this.#frequency.has(token) || !/^\p{Script=Latin}+$/u.test(token)) return 0;
    if (token.length >= 9) return 2;
    return token.length >= 5 ? 1 : 0;
  }
}

/** What a text is indexed by: words and their stems, and bigrams of its Chinese characters. */
function indexTokens(text: string): string[] {
  return terms(text).flatMap(({ script, text: term }) => {
    if (script === "word") return [...new Set([term, stem(term)])];
    const pairs = bigrams(term);
    return pairs.length > 0 ? pairs : [term];
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
