import type { Excerpt } from "./excerpt.ts";
import type { Kind } from "./section.ts";

export interface Result {
  /** The page, unless the heading or the group says it already. */
  readonly page: string;
  readonly heading: string;
  readonly path: string;
  readonly excerpt: Excerpt;
}

/** What a search found, as its page and its dialog show it. */
export interface SearchResults {
  readonly query: string;
  readonly total: number;
  /** The number in words. */
  readonly found: string;
  readonly groups: readonly {
    readonly kind: Kind;
    readonly label: string;
    readonly results: readonly Result[];
  }[];
}
