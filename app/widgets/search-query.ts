import type { SearchResults } from "../search/results.ts";
import type { Ask } from "./typeahead.ts";

interface Search {
  /** Returns the results of a query, or throws. */
  search: (query: string, signal: AbortSignal) => Promise<SearchResults>;
  /** Called with the results, or with undefined for an empty query. */
  show: (results: SearchResults | undefined) => void;
  fail: () => void;
}

/** Shows the results of the latest query, in whatever order responses arrive. */
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
