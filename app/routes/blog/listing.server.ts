import { categories } from "../../content/categories.ts";
import { unpublished } from "../../content/front-matter-schemas.ts";
import { allPosts, type Post, postsUntil } from "../../content/posts.server.ts";
import { type CopyOf, copyIn } from "../../i18n/copy.server.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import type { Locale } from "../../i18n/locales.ts";
import { itemPath } from "../../i18n/paths.ts";
import { searchPosts } from "../../search/search.server.ts";
import { team } from "../../site/site.ts";
import type { PostSummary } from "../../ui/post-card.tsx";
import type { BlogFilter } from "./filter.ts";

/** The posts on a page: three rows of three. */
const perPage = 9;

/**
 * A page of the posts that match a filter, and the number of all of them: by relevance if it has a query, otherwise the
 * newest first.
 */
export async function listPosts(locale: Locale, { query, category, page }: BlogFilter) {
  const matches = query ? await findPosts(locale, query) : allPosts(locale);
  const posts = category ? matches.filter((post) => post.category === category) : matches;
  const pages = Math.max(1, Math.ceil(posts.length / perPage));
  // A page after the last one may have existed, so the last one is shown.
  const current = Math.min(page, pages);
  return {
    posts: posts.slice((current - 1) * perPage, current * perPage),
    page: current,
    pages,
    total: posts.length,
  };
}

async function findPosts(locale: Locale, query: string): Promise<readonly Post[]> {
  const paths = await searchPosts(locale, query);
  const findByPath = (path: string) =>
    allPosts(locale).find(({ slug }) => itemPath(locale, "post", slug) === path);
  return paths.flatMap((path) => findByPath(path) ?? []);
}

/** The heading of a filtered list; empty without a filter. */
export function resultsHeading(
  { query, category }: Pick<BlogFilter, "query" | "category">,
  { categories: names, results }: CopyOf<"blog">,
): string {
  const known = categories.find((name) => name === category);
  if (category && !known) return results.unknown;
  const name = known ? names[known].name : "";
  if (!query) return name;
  return formatMessage(known ? results.queryIn : results.query, { query, category: name });
}

/** The data of a post's card, formatted for a locale. */
export function summarize(locale: Locale, post: Post): PostSummary {
  const copy = copyIn(locale, "blog");
  const day = formatDate(post.date, locale);
  const state = unpublished(post, new Date());
  return {
    path: itemPath(locale, "post", post.slug),
    title: post.title,
    excerpt: post.excerpt,
    category: copy.categories[post.category].name,
    author: team[post.author].name[locale],
    date: post.date,
    dateLabel: state ? `${copy[state]} · ${day}` : day,
    readingTime: formatMessage(copy.minutes, { minutes: post.document.minutes }),
    cover: post.cover,
    until: postsUntil(),
  };
}
