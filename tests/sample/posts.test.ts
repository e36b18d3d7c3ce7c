import { expect, it } from "vitest";
import { countUnits } from "#app/content/markdown/render-markdown.ts";
import { allPosts, type Post } from "#app/content/posts.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { testedLocales } from "../support/tested-locales.ts";

const posts = testedLocales.flatMap((locale) =>
  allPosts(locale).map((post): [string, Locale, Post] => [
    `${post.slug} (${locale})`,
    locale,
    post,
  ]),
);

const readProse = ({ document: { html } }: Post) =>
  html.replace(/<div class="code">.*?<\/pre><\/div>/gs, " ").replace(/<[^>]+>/g, " ");
const findExternalLinks = ({ document: { html } }: Post) =>
  Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = ""]) => href).filter((href) =>
    /^[a-z]+:|^\/\//i.test(href),
  );
const countPosts = ([name, posts = []]: [string, (readonly Post[])?]) => [name, posts.length];

/** What a DOI may consist of in practice: https://www.crossref.org/blog/dois-and-matching-regular-expressions/ */
const doi = /^10\.\d{4,9}\/[-._;()/:A-Za-z0-9]+$/;

it.each(testedLocales)("the first 24 posts are distributed over the categories: %s", (locale) => {
  // The specification counts the posts with which the site began; later ones add to them.
  const first = allPosts(locale).filter(({ date }) => date <= "2026-11-05");
  expect(first).toHaveLength(24);
  expect(Object.entries(Object.groupBy(first, ({ category }) => category)).map(countPosts)).toEqual(
    expect.arrayContaining([
      ["ai-trends", 8],
      ["product-updates", 6],
      ["tutorials", 7],
      ["industry-insights", 3],
    ]),
  );
});

it.each(posts)("%s has the length that a post should have", (_, locale, post) => {
  const units =
    locale === "en"
      ? countUnits("en", readProse(post))
      : (readProse(post).match(/\p{Script=Han}/gu)?.length ?? 0);
  const [shortest, longest] = locale === "en" ? [400, 900] : [700, 1500];
  expect(units).toBeGreaterThanOrEqual(shortest);
  expect(units).toBeLessThanOrEqual(longest);
});

it.each(posts)("%s cites two sources or more outside this site", (_, __, post) => {
  expect(new Set(findExternalLinks(post)).size).toBeGreaterThanOrEqual(2);
});

it.each(posts)("%s cites sources by permanent URLs", (_, __, post) => {
  for (const href of findExternalLinks(post)) {
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
