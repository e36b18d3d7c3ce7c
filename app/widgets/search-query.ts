import type { SearchResults } from "../search/results.ts";
import type { Ask } from "./typeahead.ts";

interface Search {
  /** Answers a query, or throws. */
  search: (query: string, signal: AbortSignal) => Promise<SearchResults>;
  /** Told what was found, or nothing for an empty query. */
  show: (results: SearchResults | undefined) => void;
  fail: () => void;
}

/** Searches for what is typed: the last query wins, however the responses come. */
export function showLatest({ search, show, fail }: Search): Ask {
  return async (query, signal) => {
    try {
      const results = query ? await search(query, signal) : undefined;
      if (!signal.aborted) show(results);
    } catch {
      if (!signal.aborted) fail();
    }
  };
}
