import type { Locale } from "../../i18n/locales.ts";
import { pagePath } from "../../i18n/paths.ts";
import { maxQueryLength } from "../../search/tokens/max-query-length.ts";

/** The filter in the query of the blog's URL. Empty strings don't filter. browser/tabs.ts reads which tab is open. */
export interface BlogFilter {
  readonly query: string;
  readonly category: string;
  readonly page: number;
}

/** Reads a filter from a URL. Invalid parameters are ignored. */
export function readFilter(params: URLSearchParams): BlogFilter {
  const category = params.get("category") ?? "";
  const page = Number(params.get("page"));
  return {
    query: params.get("q")?.trim().slice(0, maxQueryLength) ?? "",
    category: category === "all" ? "" : category,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The path of the blog with a filter, or with the tab of recent posts; `{}` gives the path without a query. */
export function filterPath(
  locale: Locale,
  filter: Partial<BlogFilter> & { readonly tab?: "recent" },
): string {
  const { query, category, tab, page = 1 } = filter;
  const params = new URLSearchParams();
  if (query) params.set("q", query);
  if (category) params.set("category", category);
  if (tab) params.set("tab", tab);
  if (page > 1) params.set("page", String(page));
  const path = pagePath(locale, "blog");
  return params.size > 0 ? `${path}?${params}` : path;
}
