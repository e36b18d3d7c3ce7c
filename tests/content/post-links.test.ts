import { expect, it } from "vitest";
import { allPosts, findPost, type Post } from "#app/content/posts.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { withoutLocale } from "#app/i18n/paths.ts";

const findLinks = ({ document: { html } }: Post) =>
  Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = ""]) => href);
const posts = locales.flatMap((locale) =>
  allPosts(locale).map((post) => [`${post.slug} (${locale})`, post] as const),
);

it.each(posts)("%s cites no post that appeared after it", (_, post) => {
  const later = findLinks(post).flatMap((href) => {
    const slug = href.startsWith("/") && /^\/blog\/([^#?]+)/.exec(withoutLocale(href))?.[1];
    const cited = slug ? findPost("en", slug) : undefined;
    return cited && cited.date > post.date ? [`${slug}: ${cited.date}`] : [];
  });
  expect(later).toEqual([]);
});
