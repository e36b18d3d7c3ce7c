import { cacheControl } from "../http/shared/response-headers.ts";
import { loadResults } from "../search/results.server.ts";
import type { Route } from "./+types/search-json";

/**
 * The results of the search page as JSON, for programs and the dialog, which marks finished queries with `settled`.
 */
export async function loader(args: Route.LoaderArgs) {
  const results = await loadResults(args, args.url.searchParams.has("settled"));
  return Response.json(results, {
    headers: { "Cache-Control": cacheControl.noStore, "X-Robots-Tag": "noindex" },
  });
}
