import type { LoaderFunctionArgs } from "react-router";
import { getCopy, getLocale } from "../../i18n/copy.server.ts";
import { questionPath } from "../../i18n/paths.ts";
import { addressContext, settingsContext } from "../../load-context.server.ts";
import { asksForPrivacy, isFromVisitor } from "../../protocol/visitor-request.ts";
import { reportableTerm } from "../../search/reportable-term.ts";
import { prepareFindings, searchResults } from "../../search/results.server.ts";
import { outcomeOf, type SearchResults } from "../../search/results.ts";

type Asked = Pick<LoaderFunctionArgs, "context" | "request" | "url">;

/**
 * Searches for the query of a URL.
 * @param settled whether the visitor has finished the query, which is then counted
 */
export async function loadResults(asked: Asked, settled: boolean): Promise<SearchResults> {
  const { context, url } = asked;
  const locale = getLocale(url);
  const { chatAppUrl, onSearched } = context.get(settingsContext);
  const typed = url.searchParams.get("q") ?? "";
  await prepareFindings(locale, typed);
  const results = searchResults(locale, typed, getCopy(context, url, "search"));
  const { query } = results;
  if (settled && query) {
    const outcome = outcomeOf(results);
    onSearched(outcome);
    if (outcome === "nothing") recordMiss(asked, query);
  }
  return chatAppUrl ? results : { ...results, chat: questionPath(locale, query) };
}

/** Records a search without results, if the owner wants a report of them and the visitor doesn't object. */
function recordMiss({ context, request, url }: Asked, query: string): void {
  const { recordSearchMiss } = context.get(settingsContext).leads;
  if (!recordSearchMiss || !isFromVisitor(request) || asksForPrivacy(request)) return;
  const term = reportableTerm(query);
  if (!term) return;
  recordSearchMiss({ term, locale: getLocale(url), address: context.get(addressContext) });
}
