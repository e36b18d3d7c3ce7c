import type { Excerpt } from "./excerpt.ts";
import type { Kind, SectionLink } from "./section.ts";

export interface Result {
  /** The page, unless the heading or the group says it already. */
  readonly page: string;
  readonly heading: string;
  readonly path: string;
  readonly excerpt: Excerpt;
}

/** A written answer to a query. */
export interface DirectAnswer {
  /** The question in its front matter. */
  readonly question: string;
  /** Its beginning as plain text. */
  readonly summary: string;
  /** HTML from the server. */
  readonly blocks: readonly string[];
  /** The pages that it rests on. */
  readonly sources: readonly SectionLink[];
}

/** What a search found, as its page and its dialog show it. */
export interface SearchResults {
  readonly query: string;
  /** The language of the results (BCP 47), which is the query's and may differ from the page's. */
  readonly lang: string;
  /** What to say first to somebody in a crisis, in paragraphs of plain text. */
  readonly crisis?: readonly string[];
  readonly direct?: DirectAnswer;
  readonly total: number;
  /** The number in words, with the direct answer; empty for somebody in a crisis. */
  readonly found: string;
  readonly groups: readonly {
    readonly kind: Kind;
    readonly label: string;
    readonly results: readonly Result[];
  }[];
  /** The path of the built-in chat with the query as its question; undefined if another application is connected. */
  readonly chat?: string;
}

/** The outcome of a search, for metrics. */
export type SearchOutcome = "crisis" | "direct" | "results" | "nothing";

export function outcomeOf({ crisis, direct, total }: SearchResults): SearchOutcome {
  if (crisis) return "crisis";
  if (direct) return "direct";
  return total > 0 ? "results" : "nothing";
}
