import { setImmediate as nextTurn } from "node:timers/promises";
import MiniSearch from "minisearch";
import { queryTerms } from "./query.ts";
import { type Kind, type Section, textOf } from "./section.ts";
import { bigrams, codesOf, isCodes, normalize, rarity, stem, terms } from "./tokens/terms.ts";

/** How much a match counts in each field. */
const boost = { heading: 4, title: 1.5, keywords: 2, asked: 1, text: 1 };
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

/** The weight of a Chinese bigram that occurs nowhere: it is often the end of one word and the start of the next. */
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
    const { heading, title, keywords = "", asked = "" } = section;
    const document = { at, heading, title, keywords, asked, text: textOf(section) };
    index.add(document);
    if (at % perTurn === 0) await nextTurn();
  }

  /** Sections that match a query, best first; before them, those that it names. */
  function match(query: string): Match[] {
    const tokens = queryTokens(query);
    // MiniSearch doesn't read this text, since `tokenize` returns the tokens.
    const found = index.search(" ", { tokenize: () => tokens });
    const frequency = new Map<string, number>();
    for (const { queryTerms } of found) {
      for (const token of queryTerms) frequency.set(token, (frequency.get(token) ?? 0) + 1);
    }
    /** The weight of tokens together; rare ones count more. */
    const totalRarity = (tokens: readonly string[]) =>
      tokens.reduce((sum, token) => {
        const rare = rarity(frequency.get(token) ?? 0, sections.length);
        return sum + (isCodes(token) && !frequency.has(token) ? rare * strayBigram : rare);
      }, 0);
    const total = totalRarity(tokens);
    const name = normalize(query).trim();
    return found
      .flatMap(({ id, score, queryTerms }) => {
        const section = sections[id];
        if (!section) return [];
        const coverage = totalRarity(queryTerms) / total;
        const weighted = score * coverage * kindWeights[section.kind];
        return { section, coverage, score: weighted, nameRank: nameRank(section, name) };
      })
      .sort((a, b) => b.nameRank - a.nameRank || b.score - a.score);
  }

  /** Pages of a kind on which every term of the query occurs, wherever on the page, best first. */
  function matchPages(query: string, kind: Kind): string[] {
    const pagesWith = (text: string, leastCoverage: number) => {
      const found = match(text).filter((match) => match.coverage >= leastCoverage);
      return new Set(found.flatMap(({ section }) => (section.kind === kind ? section.page : [])));
    };
    // The whole term, with a tolerance for rounding.
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

  /** The stem of a word if it occurs, else that with two letters swapped, else the word as typed. */
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

/** Cuts a text into its tokens: words and their stems, and bigrams of scripts without spaces. */
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

/** A word with every two neighbouring letters swapped in turn. */
function swaps(word: string): string[] {
  if (word.length < 5) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/**
 * 3 if a query is a page's heading or the end of its path, 2 if it is a section's heading, 1 if a written answer from
 * there lists exactly this question.
 */
function nameRank({ heading, page, path, asked = "" }: Section, query: string): number {
  const isHeading = query === normalize(heading);
  // Without spaces, the start of a heading may be a word of it: 隐私 for 隐私政策.
  const isBegun = /^\p{Script=Han}{2,}$/u.test(query) && normalize(heading).startsWith(query);
  if (path === page && (isHeading || isBegun || page.endsWith(`/${query}`))) return 3;
  if (isHeading) return 2;
  return asked.includes(query) && normalize(asked).split("\n").includes(query) ? 1 : 0;
}
