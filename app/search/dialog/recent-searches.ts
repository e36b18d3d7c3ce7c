import { readStoredJson, store } from "../../browser/storage.ts";

/* A key of local storage; the privacy policy lists it. */
const key = "recent-searches";

const maxSearches = 5;

/** Reads the recent searches of this browser, the latest first. */
export function readSearches(): string[] {
  const searches: unknown = readStoredJson(key, []);
  if (!Array.isArray(searches)) return [];
  return searches.filter((query) => typeof query === "string").slice(0, maxSearches);
}

export function rememberSearch(query: string): void {
  const others = readSearches().filter((other) => other !== query);
  storeSearches([query, ...others].slice(0, maxSearches));
}

/** Replaces the recent searches. */
export function storeSearches(queries: readonly string[]): void {
  store(key, queries.length > 0 ? JSON.stringify(queries) : null);
}
