import { describe, expect, it } from "vitest";
import { locales, localeTable } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { pages } from "#app/pages.ts";
import { pageHead } from "#app/seo/page-head.ts";

const siteUrl = "https://site.example";

function head(locale: (typeof locales)[number], pathname: string, noindex = false) {
  const site = { locale, siteUrl, brand: "Brand" };
  return pageHead(site, { title: "Title", description: "Text.", pathname, ogImage: "x", noindex });
}

describe.each(Object.values(pages))("the head of /%s", (page) => {
  it.each(locales)("the head in %s has alternates that include the page itself", (locale) => {
    const pathname = inLocale(locale, `/${page}`);
    const own = new URL(pathname, siteUrl).href;
    const alternates = Object.fromEntries([
      ...locales.map((other) => [
        localeTable[other].hrefLang,
        new URL(inLocale(other, pathname), siteUrl).href,
      ]),
      ["x-default", new URL(inLocale("en", pathname), siteUrl).href],
    ]);
    const tags = head(locale, pathname);
    expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: own });
    expect(tags).toContainEqual({ title: "Title | Brand" });
    expect(tags).toContainEqual({ property: "og:locale", content: localeTable[locale].openGraph });
    expect(alternates[localeTable[locale].hrefLang]).toBe(own);
    for (const [hrefLang, href] of Object.entries(alternates)) {
      expect(tags).toContainEqual({ tagName: "link", rel: "alternate", hrefLang, href });
    }
  });
});

it("the Open Graph image has an alternative text for every network", () => {
  const tags = head("en", "/features");
  expect(tags).toContainEqual({ property: "og:image:alt", content: "Title | Brand" });
  expect(tags).toContainEqual({ name: "twitter:image:alt", content: "Title | Brand" });
});

it("a page with noindex has neither a canonical link nor alternates", () => {
  const tags = head("en", "/nope", true);
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  expect(tags.filter((tag) => "tagName" in tag)).toEqual([]);
});
