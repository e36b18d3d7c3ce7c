import { type Occurrence, type Occurrences, Postings } from "./postings.ts";
import { type QueryTerm, queryTerm, queryTerms, tokens } from "./query.ts";
import type { Kind, Section } from "./section.ts";
import { synonymsOf } from "./synonyms.ts";
import { normalize } from "./terms.ts";

/** BM25's constants: how soon more of a token says no more (k1), and how far length counts (b). */
const saturation = 1.2;
const lengthShare = 0.4;
/** What it adds to a find in the text that the token stands in one of these. */
const bonuses = { heading: 1.6, keywords: 1, title: 0.3 };
/** How much more a section counts whose whole heading is in the query: it is about nothing else. */
const wholeHeading = 0.8;
/** What a longer word counts that begins like the one asked for: more, where that one does not occur. */
const beginning = { besideWhole: 0.3, alone: 0.6 };
/** What another word for the same counts. */
const asSynonym = 0.7;
/** What it adds that a Chinese term stands in one piece, and not only its pairs. */
const inOnePiece = { heading: 1, text: 0.5 };
/** What a pair inside a longer run weighs that occurs nowhere: it is often the seam between two words. */
const seam = 0.4;
/** This share of a Chinese term's pairs has to occur for it to be found in pieces. */
const enoughPairs = 0.5;
/** What the beginning of a page counts: it announces what its sections say. */
const opening = 0.8;
/** The documentation is written to answer questions; a post tells a story around the same words. */
const kindWeights: Record<Kind, number> = {
  docs: 1.4,
  api: 1.2,
  facts: 1.15,
  pages: 1.05,
  legal: 0.9,
  blog: 0.85,
};

export interface Match {
  readonly section: Section;
  readonly score: number;
  /** How much of the query occurs: 1 is all of it, rare terms counting more. */
  readonly coverage: number;
}

/**
 * What a term adds to each section, how much of it was found there, up to `mass`, and in the heading,
 * and how many words of the heading that were.
 */
interface Evaluation {
  readonly scores: Float64Array;
  readonly found: Float64Array;
  readonly headed: Float64Array;
  readonly headingTokens: Float64Array;
  mass: number;
}

/** Sections prepared for being searched: an inverted index, ranked after BM25 (Robertson and Zaragoza, 2009). */
export class SearchIndex {
  readonly #sections: readonly Section[];
  readonly #postings = new Postings();
  readonly #headings: readonly { readonly text: string; readonly tokens: number }[];
  readonly #texts: readonly string[];

  constructor(sections: readonly Section[]) {
    this.#sections = sections;
    this.#texts = sections.map(({ text }) => normalize(text));
    this.#headings = sections.map(({ heading }) => ({
      text: normalize(heading),
      tokens: new Set(tokens(heading)).size,
    }));
    const bodies = sections.map(({ text }) => tokens(text));
    const usual = bodies.reduce((sum, { length }) => sum + length, 0) / sections.length || 1;
    for (const [at, { heading, keywords = "", title }] of sections.entries()) {
      const body = bodies[at] ?? [];
      const length = 1 - lengthShare + (lengthShare * body.length) / usual;
      this.#postings.add(at, body, { times: 1 / length });
      this.#postings.add(at, tokens(heading), { bonus: bonuses.heading, inHeading: true });
      this.#postings.add(at, tokens(keywords), { bonus: bonuses.keywords });
      this.#postings.add(at, tokens(title), { bonus: bonuses.title });
    }
    this.#postings.sort();
  }

  /** Sections in which something of the query occurs, best first; before them, a page that is called so. */
  match(query: string): Match[] {
    const evaluations = queryTerms(query).map((term) => this.#evaluate(term));
    const sum = (value: (evaluation: Evaluation) => number | undefined) =>
      evaluations.reduce((total, evaluation) => total + (value(evaluation) ?? 0), 0);
    const mass = sum((evaluation) => evaluation.mass) || 1;
    const matches = this.#sections
      .map((section, at) => {
        const coverage = sum(({ found }) => found[at]) / mass;
        const headed = sum(({ headed }) => headed[at]) / mass;
        const tokens = sum(({ headingTokens }) => headingTokens[at]);
        const share = headed * Math.min(1, tokens / (this.#headings[at]?.tokens || 1));
        const place = kindWeights[section.kind] * (section.path === section.page ? opening : 1);
        const weight = place * (1 + wholeHeading * share) * coverage;
        return { section, coverage, score: weight * sum(({ scores }) => scores[at]) };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const named = matches.findIndex(({ section }) => isNamed(section, normalize(query).trim()));
    const [best, page] = [matches[0], matches[named]];
    return best && page
      ? [{ ...page, score: best.score }, ...matches.toSpliced(named, 1)]
      : matches;
  }

  /** Pages on which every term of the query occurs, wherever on the page, best first. */
  matchPages(query: string, kind: Kind): string[] {
    const evaluations = queryTerms(query).map((term) => this.#evaluate(term));
    const pages = new Map<string, number[]>();
    for (const [at, section] of this.#sections.entries()) {
      if (section.kind !== kind) continue;
      const before = pages.get(section.page) ?? [];
      const scores = evaluations.map(({ scores, found, mass }, term) => {
        const score = (found[at] ?? 0) >= mass * enoughPairs ? (scores[at] ?? 0) : 0;
        return Math.max(before[term] ?? 0, score);
      });
      pages.set(section.page, scores);
    }
    return [...pages]
      .map(([page, scores]) => ({ page, score: scores.includes(0) ? 0 : total(scores) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ page }) => page);
  }

  /** A term, or a synonym where that fits better. */
  #evaluate(term: QueryTerm): Evaluation {
    const evaluation = this.#evaluateAlone(term);
    const { scores, found, headed, headingTokens, mass } = evaluation;
    for (const word of synonymsOf(term.script === "word" ? term.stem : term.text)) {
      const other = this.#evaluateAlone(queryTerm(word));
      for (const [at, score] of other.scores.entries()) {
        if (score * asSynonym <= (scores[at] ?? 0)) continue;
        scores[at] = score * asSynonym;
        found[at] = Math.max(found[at] ?? 0, ((other.found[at] ?? 0) / (other.mass || 1)) * mass);
        headed[at] = ((other.headed[at] ?? 0) / (other.mass || 1)) * mass;
        headingTokens[at] = other.headingTokens[at] ?? 0;
      }
    }
    return evaluation;
  }

  #evaluateAlone(term: QueryTerm): Evaluation {
    const zeros = () => new Float64Array(this.#sections.length);
    const evaluation: Evaluation = {
      scores: zeros(),
      found: zeros(),
      headed: zeros(),
      headingTokens: zeros(),
      mass: 0,
    };
    if (term.script === "word") this.#count(evaluation, this.#wordsLike(term.stem));
    else if (term.pairs.length === 0) this.#count(evaluation, this.#containing(term.text));
    else {
      const unknown = term.pairs.length > 1 ? seam : 1;
      for (const pair of term.pairs) this.#count(evaluation, this.#postings.get(pair), unknown);
      if (term.pairs.length > 1) this.#preferWhole(evaluation, term.text);
    }
    return evaluation;
  }

  #count(
    evaluation: Evaluation,
    occurrences: Occurrences | undefined,
    /** What the token weighs if it occurs nowhere. */
    unknown = 1,
  ): void {
    const size = occurrences?.size ?? 0;
    const rarity = Math.log(1 + (this.#sections.length - size + 0.5) / (size + 0.5));
    evaluation.mass += size > 0 ? rarity : rarity * unknown;
    for (const [at, { times, bonus, inHeading }] of occurrences ?? []) {
      const often = (times * (saturation + 1)) / (times + saturation);
      evaluation.scores[at] = (evaluation.scores[at] ?? 0) + rarity * (often + bonus);
      evaluation.found[at] = (evaluation.found[at] ?? 0) + rarity;
      if (!inHeading) continue;
      evaluation.headed[at] = (evaluation.headed[at] ?? 0) + rarity;
      evaluation.headingTokens[at] = (evaluation.headingTokens[at] ?? 0) + 1;
    }
  }

  /** A stem as it stands, and longer words that begin with it. */
  #wordsLike(stem: string): Occurrences {
    const whole = this.#postings.get(stem);
    // A single letter begins everything.
    if (stem.length < 2) return whole ?? new Map();
    const found = new Map<number, Occurrence>(whole);
    const weight = whole ? beginning.besideWhole : beginning.alone;
    for (const longer of this.#postings.startingWith(stem)) {
      for (const [at, { times, bonus, inHeading }] of longer) {
        const before = found.get(at);
        found.set(at, {
          times: (before?.times ?? 0) + times * weight,
          bonus: Math.max(before?.bonus ?? 0, bonus * weight),
          inHeading: inHeading || before?.inHeading === true,
        });
      }
    }
    return found;
  }

  /** A single Chinese character, which no pair holds alone. */
  #containing(character: string): Occurrences {
    const found = new Map<number, Occurrence>();
    for (const at of this.#sections.keys()) {
      const inHeading = this.#headings[at]?.text.includes(character) === true;
      const inText = this.#texts[at]?.includes(character) === true;
      if (!inHeading && !inText) continue;
      found.set(at, { times: Number(inText), bonus: inHeading ? bonuses.heading : 0, inHeading });
    }
    return found;
  }

  /** Pairs may be scattered; where the term stands in one piece, it is what was meant. */
  #preferWhole({ scores, found, mass }: Evaluation, text: string): void {
    for (const at of this.#sections.keys()) {
      if ((found[at] ?? 0) < mass * 0.999) continue;
      if (this.#headings[at]?.text.includes(text))
        scores[at] = (scores[at] ?? 0) + inOnePiece.heading * mass;
      else if (this.#texts[at]?.includes(text))
        scores[at] = (scores[at] ?? 0) + inOnePiece.text * mass;
    }
  }
}

/** Whether a query is what the menus or its address call a page: who types that wants the page. */
function isNamed({ heading, page, path }: Section, query: string): boolean {
  return path === page && (query === normalize(heading) || page.endsWith(`/${query}`));
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
