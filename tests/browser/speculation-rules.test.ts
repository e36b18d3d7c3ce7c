import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { categoryLists } from "#app/content/categories.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { itemPages, pages } from "#app/pages.ts";

const [rule] = JSON.parse(readFileSync("app/browser/speculation-rules.json", "utf8")).prefetch;
const [all, { not: exceptions }] = rule.where.and;
const site = "https://www.example.com";

/** Whether a browser may fetch a link ahead (html.spec.whatwg.org/multipage/speculative-loading.html). */
function isFetchedAhead(path: string): boolean {
  const matches = (pattern: string) => new URLPattern(pattern, site).test(path, site);
  return matches(all.href_matches) && !exceptions.href_matches.some(matches);
}

const everyPage = locales.flatMap((locale) =>
  [...Object.values(pages), ...Object.values(itemPages)].map((page) =>
    inLocale(locale, `/${page.replace(":slug", "a-slug")}`),
  ),
);

it.each(everyPage)("a link to %s is fetched ahead", (path) => {
  expect(isFetchedAhead(path)).toBe(true);
  expect(isFetchedAhead(`${path}#part`)).toBe(true);
  // All tabs are in the cached page; what depends on another query is rendered for each request.
  expect(isFetchedAhead(`${path}?tab=b`)).toBe(true);
  expect(isFetchedAhead(`${path}?q=b`)).toBe(false);
});

it.each(locales.flatMap(categoryLists))(
  "a link to %s, which is cached, is fetched ahead",
  (path) => {
    expect(isFetchedAhead(path)).toBe(true);
    expect(isFetchedAhead(`${path}&q=word`)).toBe(false);
  },
);

it.each([
  ...["/blog/rss.xml", "/docs.md", "/llms.txt", "/terms.pdf", "/openapi.json"],
  ...["/sandbox", "/sandbox/v1/conversations", "/mcp"],
  ...locales.flatMap((locale) =>
    ["/search", "/preview-chat", "/newsletter/confirm"].map((path) => inLocale(locale, path)),
  ),
  "https://elsewhere.example/",
])("a link to %s is not fetched ahead", (path) => {
  expect(isFetchedAhead(path)).toBe(false);
});
