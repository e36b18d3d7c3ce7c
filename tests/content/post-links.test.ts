import { describe, expect, it } from "vitest";
import { allPosts, findPost, type Post } from "#app/content/posts.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { withoutLocale } from "#app/i18n/paths.ts";

const links = ({ html }: Post) =>
  Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = ""]) => href);
const external = (post: Post) => links(post).filter((href) => /^[a-z]+:|^\/\//i.test(href));
const posts = locales.flatMap((locale) =>
  allPosts(locale).map((post) => [`${post.slug} (${locale})`, post] as const),
);

/** What a DOI may consist of in practice: https://www.crossref.org/blog/dois-and-matching-regular-expressions/ */
const doi = /^10\.\d{4,9}\/[-._;()/:A-Za-z0-9]+$/;

describe("links of posts", () => {
  it.each(posts)("%s cites no post that appeared after it", (_, post) => {
    const later = links(post).flatMap((href) => {
      const slug = href.startsWith("/") && /^\/blog\/([^#?]+)/.exec(withoutLocale(href))?.[1];
      const cited = slug ? findPost("en", slug) : undefined;
      return cited && cited.date > post.date ? [`${slug}: ${cited.date}`] : [];
    });
    expect(later).toEqual([]);
  });

  it.each(posts)("%s cites two sources or more outside this site", (_, post) => {
    expect(new Set(external(post)).size).toBeGreaterThanOrEqual(2);
  });

  it.each(posts)("%s cites sources by permanent URLs", (_, post) => {
    for (const href of external(post)) {
      const url = new URL(href);
      expect(url.protocol, href).toBe("https:");
      // Queries carry tracking, sessions and searches: a source has an address without them.
      expect(url.search, href).toBe("");
      expect(url.href, href).toBe(href);
      // Papers are cited by their DOI, and DOIs by their one resolver.
      expect(url.hostname, href).not.toMatch(/^(dx\.doi|arxiv|pubmed|dl\.acm|www\.nature)\./);
      if (url.hostname === "doi.org") expect(url.pathname.slice(1), href).toMatch(doi);
    }
  });
});
