import { describe, expect, it } from "vitest";
import { type Locale, locales, localeTable } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { pageMeta } from "#app/seo/page-head.ts";

const siteUrl = "https://site.example";

/** The head of a page at a path. */
function head(locale: Locale, pathname: string, page: { pathname?: string; noindex?: true } = {}) {
  const meta = pageMeta(() => ({ title: "Title", description: "Text.", ogImage: "x", ...page }));
  const site = { locale, siteUrl, brand: "Brand" };
  return meta({ loaderData: {}, location: { pathname }, matches: [{ loaderData: site }] });
}

describe.each(["/", "/blog/a-post"])("the head of %s", (path) => {
  it.each(locales)("the head in %s has alternates that include the page itself", (locale) => {
    const urlIn = (other: Locale) => new URL(inLocale(other, path), siteUrl).href;
    const tags = head(locale, inLocale(locale, path));
    expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: urlIn(locale) });
    expect(tags).toContainEqual({ title: "Title | Brand" });
    expect(tags).toContainEqual({ property: "og:locale", content: localeTable[locale].openGraph });
    const alternates = tags.flatMap((tag) =>
      "hrefLang" in tag ? [[tag.hrefLang, "href" in tag && tag.href]] : [],
    );
    expect(alternates).toEqual([
      ...locales.map((other) => [localeTable[other].hrefLang, urlIn(other)]),
      ["x-default", urlIn("en")],
    ]);
  });
});

it("the Open Graph image has an alternative text for every network", () => {
  const tags = head("en", "/features");
  expect(tags).toContainEqual({ property: "og:image:alt", content: "Title | Brand" });
  expect(tags).toContainEqual({ name: "twitter:image:alt", content: "Title | Brand" });
});

it("a page with noindex has neither a canonical link nor alternates", () => {
  const tags = head("en", "/nope", { noindex: true });
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  expect(tags.filter((tag) => "tagName" in tag)).toEqual([]);
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
