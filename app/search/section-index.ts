import { setImmediate as nextTurn } from "node:timers/promises";
import MiniSearch from "minisearch";
import { queryTerms } from "./query.ts";
import { type Kind, type Section, textOf } from "./section.ts";
import { bigrams, codesOf, isCodes, normalize, rarity, stem, terms } from "./tokens/terms.ts";

/** How much a find counts in each field. */
const boost = { heading: 4, title: 1.5, keywords: 2, asked: 1, text: 1 };
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
const strayBigram = 0.4;

/** Queries are cut off after this many tokens. */
const maxTokens = 32;
/** So many sections are indexed between two turns of the event loop, which takes a few milliseconds. */
const perTurn = 4;

export interface Match {
  readonly section: Section;
  readonly score: number;
  /** How much of the query was found, rare tokens counting more: 1 is all of it. */
  readonly coverage: number;
}

type Document = { readonly at: number } & Readonly<Record<keyof typeof boost, string>>;

/** Prepares sections for being searched, while other requests are served. */
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
      // One letter or two begin very much, and mean a word's beginning only while it is being typed.
      prefix: (token, at, { length }) => token.length > (at === length - 1 ? 1 : 2),
    },
  });
  for (const [at, section] of sections.entries()) {
    const { heading, title, keywords = "", asked = "" } = section;
    const document = { at, heading, title, keywords, asked, text: textOf(section) };
    index.add(document);
    if (at % perTurn === 0) await nextTurn();
  }

  /** Sections in which something of the query occurs, best first; before them, those that are called so. */
  function match(query: string): Match[] {
    const tokens = queryTokens(query);
    // A query of no text is MiniSearch's for everything.
    const found = index.search(" ", { tokenize: () => tokens });
    const frequency = new Map<string, number>();
    for (const { queryTerms } of found) {
      for (const token of queryTerms) frequency.set(token, (frequency.get(token) ?? 0) + 1);
    }
    /** What tokens say together: rare ones more. */
    const totalRarity = (tokens: readonly string[]) =>
      tokens.reduce((sum, token) => {
        const rare = rarity(frequency.get(token) ?? 0, sections.length);
        return sum + (isCodes(token) && !frequency.has(token) ? rare * strayBigram : rare);
      }, 0);
    const whole = totalRarity(tokens);
    const name = normalize(query).trim();
    return found
      .flatMap(({ id, score, queryTerms }) => {
        const section = sections[id];
        if (!section) return [];
        const coverage = totalRarity(queryTerms) / whole;
        const weighted = score * coverage * kindWeights[section.kind];
        return { section, coverage, score: weighted, named: namedAs(section, name) };
      })
      .sort((a, b) => b.named - a.named || b.score - a.score);
  }

  /** Pages of a kind on which every term of the query occurs, wherever on the page, best first. */
  function matchPages(query: string, kind: Kind): string[] {
    const pagesWith = (text: string, leastCoverage: number) => {
      const found = match(text).filter((match) => match.coverage >= leastCoverage);
      return new Set(found.flatMap(({ section }) => (section.kind === kind ? section.page : [])));
    };
    // All of the term, but for what rounding takes away.
    const perTerm = queryTerms(query).map(({ text }) => pagesWith(text, 0.999));
    return [...pagesWith(query, 0)].filter((page) => perTerm.every((pages) => pages.has(page)));
  }

  /** The tokens of what a query is about. */
  function queryTokens(query: string): string[] {
    const tokens = queryTerms(query).flatMap(({ script, text }) =>
      script === "word" ? [spelling(text)] : pairTokens(text),
    );
    return [...new Set(tokens)].slice(0, maxTokens);
  }

  /** A word by its stem if that occurs, also with two letters the other way round; else as it was typed. */
  function spelling(word: string): string {
    const spellings = [word, ...swaps(word)].map(stem);
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

/** Cuts texts into what they are indexed by: words and their stems, and bigrams of what has no spaces. */
function tokenize(text: string): string[] {
  return terms(text).flatMap(({ script, text: term }) =>
    script === "word" ? [...new Set([term, stem(term)])] : pairTokens(term),
  );
}

/** The bigrams of a text without spaces, or the one character that it is. */
function pairTokens(text: string): string[] {
  const pairs = bigrams(text);
  return (pairs.length > 0 ? pairs : [text]).map(codesOf);
}

/** A word with each two neighbouring letters the other way round. */
function swaps(word: string): string[] {
  if (word.length < 5) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/**
 * 3 where a query is what the menus or its address call a page, 2 where it is a section's heading, 1 where it is just so
 * asked of an answer from there.
 */
function namedAs({ heading, page, path, asked = "" }: Section, query: string): number {
  const isHeading = query === normalize(heading);
  // Words without spaces between them have no end: 隐私 for 隐私政策.
  const isBegun = /^\p{Script=Han}{2,}$/u.test(query) && normalize(heading).startsWith(query);
  if (path === page && (isHeading || isBegun || page.endsWith(`/${query}`))) return 3;
  if (isHeading) return 2;
  return asked.includes(query) && normalize(asked).split("\n").includes(query) ? 1 : 0;
}
