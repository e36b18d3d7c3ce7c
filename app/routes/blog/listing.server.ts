import { allPosts, type Post } from "../../content/posts.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { itemPath } from "../../i18n/paths.ts";
import { searchPosts } from "../../search/search.server.ts";
import type { BlogFilter } from "./filter.ts";

/** As many fill three rows of three. */
const perPage = 9;

/** One page of a list of posts. */
export interface Listing {
  readonly posts: readonly Post[];
  /** From 1; of an empty list too. */
  readonly page: number;
  readonly pages: number;
  /** Posts on all pages. */
  readonly total: number;
}

/** The posts that a filter leaves: the best ones first if it has a query, else the newest. */
export function listPosts(
  locale: Locale,
  { query, category, page }: Pick<BlogFilter, "query" | "category" | "page">,
): Listing {
  const found = query ? findPosts(locale, query) : allPosts(locale);
  const posts = category ? found.filter((post) => post.category === category) : found;
  const pages = Math.max(1, Math.ceil(posts.length / perPage));
  // A page past the end was there once, or is a guess: the last one is the nearest.
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
