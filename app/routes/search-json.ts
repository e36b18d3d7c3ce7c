import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { cacheControl } from "../protocol/cache-control.ts";
import { searchResults } from "../search/results.server.ts";
import type { Route } from "./+types/search-json";

/** The results of the search page as JSON, for the dialog and for other programs. */
export function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams.get("q") ?? "";
  const results = searchResults(getLocale(url), query, getCopy(context, url, "search"));
  return Response.json(results, {
    headers: { "Cache-Control": cacheControl.noStore, "X-Robots-Tag": "noindex" },
  });
}
