import { setImmediate as nextTurn } from "node:timers/promises";
import MiniSearch from "minisearch";
import { parseQuery } from "./query.ts";
import { type Kind, type Section, textOf } from "./section.ts";
import { bigrams, codesOf, isCodes, normalize, rarity, splitTerms, stem } from "./tokens/terms.ts";

/** How much a match counts in each field. */
const boost = { heading: 4, title: 1.5, keywords: 2, phrasings: 1, text: 1 };
/** A word that only begins like the typed one, or is spelled like it, counts less than that word itself. */
const weights = { prefix: 0.2, fuzzy: 0.45 };
/** Texts for looking things up come before stories and legal texts. */
const kindWeights: Record<Kind, number> = {
  docs: 1.3,
  api: 1.2,
  pages: 1.2,
  facts: 1.1,
  blog: 0.8,
  legal: 0.7,
};

/** The weight of a Chinese bigram that occurs nowhere: often it is the end of one word and the start of the next. */
const strayBigram = 0.4;

/** Queries are cut off after this many tokens. */
const maxTokens = 32;
/** Sections indexed between two turns of the event loop, which takes a few milliseconds. */
const perTurn = 4;

export interface Match {
  readonly section: Section;
  readonly score: number;
  /** The share of the query that was found, from 0 to 1; rare tokens count more. */
  readonly coverage: number;
}

type Document = { readonly at: number } & Readonly<Record<keyof typeof boost, string>>;

/** Indexes sections. Other requests are served in between. */
export async function indexSections(sections: readonly Section[]) {
  const known = new Set<string>();
  const index = new MiniSearch<Document>({
    idField: "at",
    fields: Object.keys(boost),
    tokenize,
    processTerm: (token) => {
      known.add(token);
      return token;
    },
    searchOptions: {
      processTerm: (token) => token,
      boost,
      weights,
      fuzzy: (token) => (known.has(token) ? 0 : maxMistakes(token)),
      // One or two letters begin too many words; two count in the last one, which may be unfinished.
      prefix: (token, at, { length }) => token.length > (at === length - 1 ? 1 : 2),
    },
  });
  for (const [at, section] of sections.entries()) {
    const { heading, title, keywords = "", phrasings = "" } = section;
    const document = { at, heading, title, keywords, phrasings, text: textOf(section) };
    index.add(document);
    if (at % perTurn === 0) await nextTurn();
  }

  /** Finds the sections that match a query: those that it names, then the others, best first. */
  function match(query: string): Match[] {
    const tokens = tokenizeQuery(query);
    // MiniSearch doesn't read this text, since `tokenize` returns the tokens.
    const hits = index.search(" ", { tokenize: () => tokens });
    const frequency = new Map<string, number>();
    for (const { queryTerms } of hits) {
      for (const token of queryTerms) frequency.set(token, (frequency.get(token) ?? 0) + 1);
    }
    /** The total weight of tokens. Rare ones count more. */
    const totalRarity = (tokens: readonly string[]) =>
      tokens.reduce((sum, token) => {
        const rare = rarity(frequency.get(token) ?? 0, sections.length);
        return sum + (isCodes(token) && !frequency.has(token) ? rare * strayBigram : rare);
      }, 0);
    const total = totalRarity(tokens);
    const name = normalize(query).trim();
    return hits
      .flatMap(({ id, score, queryTerms }) => {
        const section = sections[id];
        if (!section) return [];
        const coverage = totalRarity(queryTerms) / total;
        const weighted = score * coverage * kindWeights[section.kind];
        return { section, coverage, score: weighted, nameRank: rankName(section, name) };
      })
      .sort((a, b) => b.nameRank - a.nameRank || b.score - a.score);
  }

  /** Finds the pages of a kind on which every term of the query occurs, in any section, best first. */
  function matchPages(query: string, kind: Kind): string[] {
    const pagesWith = (text: string, leastCoverage: number) => {
      const matches = match(text).filter((match) => match.coverage >= leastCoverage);
      return new Set(matches.flatMap(({ section }) => (section.kind === kind ? section.page : [])));
    };
    // The whole term has to occur, with a tolerance for rounding.
    const perTerm = parseQuery(query).map(({ text }) => pagesWith(text, 0.999));
    return [...pagesWith(query, 0)].filter((page) => perTerm.every((pages) => pages.has(page)));
  }

  /** Cuts a query into tokens for the index. */
  function tokenizeQuery(query: string): string[] {
    const tokens = parseQuery(query).flatMap(({ script, text }) =>
      script === "word" ? [correct(text)] : pairTokens(text),
    );
    return [...new Set(tokens)].slice(0, maxTokens);
  }

  /** The stem of a word if it occurs, or the stem with two letters of the word swapped if that does, or the word as typed. */
  function correct(word: string): string {
    const spellings = [word, ...swapLetters(word)].map(stem);
    return spellings.find((spelling) => known.has(spelling)) ?? word;
  }

  return { match, matchPages };
}

/** How many letters of an unknown word may be mistyped. */
function maxMistakes(token: string): number {
  if (!/^\p{Script=Latin}+$/u.test(token)) return 0;
  if (token.length >= 9) return 2;
  return token.length >= 5 ? 1 : 0;
}

/** Cuts a text into its tokens: words and their stems, and bigrams of scripts without spaces. */
function tokenize(text: string): string[] {
  return splitTerms(text).flatMap(({ script, text: term }) =>
    script === "word" ? [...new Set([term, stem(term)])] : pairTokens(term),
  );
}

/** The bigrams of a text without spaces, or the one character that it is. */
function pairTokens(text: string): string[] {
  const pairs = bigrams(text);
  return (pairs.length > 0 ? pairs : [text]).map(codesOf);
}

/** Variants of a word, each with two neighbouring letters swapped. */
function swapLetters(word: string): string[] {
  if (word.length < 5) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/**
 * Ranks how a query names a section: 3 as a page's heading or the end of its path, 2 as a section's heading, 1 as a question
 * of a written answer from the section, 0 not at all.
 */
function rankName({ heading, page, path, phrasings = "" }: Section, query: string): number {
  const isHeading = query === normalize(heading);
  // In a script without spaces, the start of a heading may be a word: 隐私 for 隐私政策.
  const isPrefix = /^\p{Script=Han}{2,}$/u.test(query) && normalize(heading).startsWith(query);
  if (path === page && (isHeading || isPrefix || page.endsWith(`/${query}`))) return 3;
  if (isHeading) return 2;
  return phrasings.includes(query) && normalize(phrasings).split("\n").includes(query) ? 1 : 0;
}
