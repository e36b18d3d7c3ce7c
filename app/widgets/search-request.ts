import { type Locale, localeTable } from "../i18n/locales.ts";
import type { SearchResults } from "../search/results.ts";

/** Fetches the results of a query. */
export async function fetchResults(
  locale: Locale,
  query: string,
  signal: AbortSignal,
): Promise<SearchResults> {
  const response = await fetch(address(locale, query), { signal });
  if (!response.ok) throw new Error(`Search answered ${response.status}.`);
  return await response.json();
}

/** Reports that a visitor has finished a query. The server can't tell it from one that is being typed. */
export function reportSettled(locale: Locale, query: string): void {
  // `keepalive`, because the visitor may leave the page now. A lost count does no harm.
  fetch(`${address(locale, query)}&settled`, { keepalive: true }).catch(() => {});
}

function address(locale: Locale, query: string): string {
  return `${localeTable[locale].prefix}/search.json?q=${encodeURIComponent(query)}`;
}
