import type { Locale } from "../../i18n/locales.ts";
import { pagePath } from "../../i18n/paths.ts";
import { maxQueryLength } from "../../search/tokens/max-query-length.ts";

export const blogTabs = ["featured", "recent", "categories"] as const;

/** The filter in the query of the blog's URL. Empty texts don't filter. */
export interface BlogFilter {
  readonly query: string;
  readonly category: string;
  readonly tab: (typeof blogTabs)[number];
  readonly page: number;
}

/** Reads a filter from a URL. Invalid parameters are ignored. */
export function readFilter(params: URLSearchParams): BlogFilter {
  const category = params.get("category") ?? "";
  const page = Number(params.get("page"));
  return {
    query: params.get("q")?.trim().slice(0, maxQueryLength) ?? "",
    category: category === "all" ? "" : category,
    tab: blogTabs.find((name) => name === params.get("tab")) ?? "featured",
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The path of the blog with a filter; `{}` is the whole blog. */
export function filterPath(locale: Locale, filter: Partial<BlogFilter>): string {
  const { query, category, tab, page = 1 } = filter;
  const params = new URLSearchParams();
  if (query) params.set("q", query);
  if (category) params.set("category", category);
  if (tab && tab !== "featured") params.set("tab", tab);
  if (page > 1) params.set("page", String(page));
  const path = pagePath(locale, "blog");
  return params.size > 0 ? `${path}?${params}` : path;
}
