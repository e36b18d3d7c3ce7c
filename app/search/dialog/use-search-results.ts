import { useState } from "react";
import { type Locale, prefixOf } from "../../i18n/locales.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import type { SearchResults } from "../results.ts";
import { useTypeahead } from "./use-typeahead.ts";

/** Searches when typing pauses. `onResults` is called when the results have changed. */
export function useSearchResults(onResults: () => void) {
  const locale = useLocale();
  const [results, setResults] = useState<SearchResults>();
  const [failed, setFailed] = useState(false);
  const { text, fill, field } = useTypeahead("", async (query, signal) => {
    try {
      const loaded = query ? await fetchResults(locale, query, signal) : undefined;
      if (signal.aborted) return;
      setResults(loaded);
      setFailed(false);
      onResults();
    } catch {
      if (!signal.aborted) setFailed(true);
    }
  });
  return { text, fill, field, results, failed };
}

async function fetchResults(
  locale: Locale,
  query: string,
  signal: AbortSignal,
): Promise<SearchResults> {
  const response = await fetch(resultsPath(locale, query), { signal });
  if (!response.ok) throw new Error(`Search answered ${response.status}.`);
  return await response.json();
}

/** Counts a query, since the server can't tell a finished one from one that is being typed. A lost count does no harm. */
export function countSearch(locale: Locale, query: string): void {
  fetch(`${resultsPath(locale, query)}&settled`, { keepalive: true }).catch(() => {});
}

/** The path of the results of a query as JSON. */
function resultsPath(locale: Locale, query: string): string {
  return `${prefixOf(locale)}/search.json?q=${encodeURIComponent(query)}`;
}
