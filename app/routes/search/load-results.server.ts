import type { LoaderFunctionArgs } from "react-router";
import { getCopy, getLocale } from "../../i18n/copy.server.ts";
import { isLeftOut, questionPath } from "../../i18n/paths.ts";
import { settingsContext } from "../../load-context.server.ts";
import { searchResults } from "../../search/results.server.ts";
import { outcomeOf, type SearchResults } from "../../search/results.ts";

/**
 * Searches for the query of a URL.
 * @param settled whether the visitor has finished the query, which is then counted
 */
export async function loadResults(
  { context, url }: Pick<LoaderFunctionArgs, "context" | "url">,
  settled: boolean,
): Promise<SearchResults> {
  const locale = getLocale(context);
  const { chatAppUrl, onSearched } = context.get(settingsContext);
  const typed = url.searchParams.get("q") ?? "";
  const results = await searchResults(locale, typed, getCopy(context, "search"));
  const { query } = results;
  if (settled && query) onSearched(outcomeOf(results));
  const chat = questionPath(locale, query);
  return chatAppUrl || isLeftOut(chat) ? results : { ...results, chat };
}
