/* A key of local storage; the privacy policy lists it. */
const key = "recent-searches";

const maxSearches = 5;

/** The recent searches in this browser, the latest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter((query) => typeof query === "string").slice(0, maxSearches);
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  store([query, ...recentSearches().filter((other) => other !== query)].slice(0, maxSearches));
}

export function forgetSearch(query: string): void {
  store(recentSearches().filter((other) => other !== query));
}

export function forgetSearches(): void {
  store([]);
}

function store(queries: readonly string[]): void {
  try {
    if (queries.length > 0) localStorage.setItem(key, JSON.stringify(queries));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden.
  }
}
