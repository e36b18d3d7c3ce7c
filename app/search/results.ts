import type { loadResults } from "./results.server.ts";

/** What a search found, as its page and its dialog show it. */
export type SearchResults = Awaited<ReturnType<typeof loadResults>>;

/** The outcome of a search, for metrics. */
export type SearchOutcome = ReturnType<typeof outcomeOf>;

export function outcomeOf({ crisis, direct, total }: SearchResults) {
  if (crisis) return "crisis";
  if (direct) return "direct";
  return total > 0 ? "results" : "nothing";
}
