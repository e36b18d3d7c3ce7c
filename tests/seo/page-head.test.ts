import { expect, it } from "vitest";
import type { Locale } from "#app/i18n/locales.ts";
import { pageMeta } from "#app/seo/page-head.ts";

const siteUrl = "https://site.example";

/** The head of a page at a path. */
function head(locale: Locale, pathname: string, page: { pathname?: string; noindex?: true } = {}) {
  const meta = pageMeta(() => ({ title: "Title", description: "Text.", ogImage: "x", ...page }));
  const site = { locale, siteUrl, brand: "Brand" };
  return meta({ loaderData: {}, location: { pathname }, matches: [{ loaderData: site }] });
}

it("the Open Graph image has an alternative text for every network", () => {
  const tags = head("en", "/features");
  expect(tags).toContainEqual({ property: "og:image:alt", content: "Title | Brand" });
  expect(tags).toContainEqual({ name: "twitter:image:alt", content: "Title | Brand" });
});

it("the path of a head is that of the request unless the page sets another", () => {
  const href = `${siteUrl}/other`;
  const tags = head("en", "/page", { pathname: "/other" });
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href });
});

it("a head is empty if the loader of the page or of the root failed", () => {
  const meta = pageMeta(() => ({ title: "Title", description: "Text.", ogImage: "x" }));
  const location = { pathname: "/page" };
  const site = { locale: "en", siteUrl, brand: "Brand" } as const;
  expect(meta({ loaderData: undefined, location, matches: [{ loaderData: site }] })).toEqual([]);
  expect(meta({ loaderData: {}, location, matches: [{ loaderData: undefined }] })).toEqual([]);
});
