import { allPosts, type Post } from "../../content/posts.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { itemPath } from "../../i18n/paths.ts";
import { searchPosts } from "../../search/search.server.ts";
import type { BlogFilter } from "./filter.ts";

/** Three rows of three. */
const perPage = 9;

/** A page of a list of posts. */
export interface Listing {
  readonly posts: readonly Post[];
  /** From 1, also for an empty list. */
  readonly page: number;
  readonly pages: number;
  /** Posts on all pages. */
  readonly total: number;
}

/** The posts that match a filter: by relevance if it has a query, otherwise the newest first. */
export function listPosts(
  locale: Locale,
  { query, category, page }: Pick<BlogFilter, "query" | "category" | "page">,
): Listing {
  const found = query ? findPosts(locale, query) : allPosts(locale);
  const posts = category ? found.filter((post) => post.category === category) : found;
  const pages = Math.max(1, Math.ceil(posts.length / perPage));
  // A page after the last one may have existed: shows the last one.
  const shown = Math.min(page, pages);
  return {
    posts: posts.slice((shown - 1) * perPage, shown * perPage),
    page: shown,
    pages,
    total: posts.length,
  };
}

function findPosts(locale: Locale, query: string): readonly Post[] {
  const posts = new Map(
    allPosts(locale).map((post) => [itemPath(locale, "post", post.slug), post]),
  );
  return searchPosts(locale, query).flatMap((path) => posts.get(path) ?? []);
}
