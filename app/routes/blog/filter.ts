import type { Locale } from "../../i18n/locales.ts";
import { pagePath } from "../../i18n/paths.ts";
import { maxQueryLength } from "../../search/max-query-length.ts";

export const blogTabs = ["featured", "recent", "categories"] as const;

/** What the query of the blog's URL asks for. Empty texts ask for nothing. */
export interface BlogFilter {
  readonly query: string;
  readonly category: string;
  readonly tab: (typeof blogTabs)[number];
  readonly page: number;
}

/** Reads a URL leniently: what makes no sense is as if it weren't there. */
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

/** The blog's path with a filter. What is not said is not asked for: `{}` is the whole blog. */
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
