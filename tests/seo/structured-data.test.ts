import { expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { blogPosting, organization } from "#app/seo/structured-data.server.ts";

const heads = locales.map((locale) => ({ locale, siteUrl: "https://site.test", brand: "Brand" }));

it("the organization has the same ID and URL in all languages", () => {
  const described = heads.map((head) => organization(head));
  expect(new Set(described.map((one) => one["@id"])).size).toBe(1);
  expect(new Set(described.map(({ url }) => url))).toEqual(new Set(["https://site.test/"]));
});

it.each(heads)("a post's structured data in $locale has dates with a time zone", (head) => {
  const text = { title: "T", excerpt: "E", author: "A", category: "C", tags: ["t"] };
  const [url, authorPath, ogImage] = [
    "https://site.test/blog/post",
    "/blog/authors/a",
    "blog/post",
  ];
  const date = "2026-03-12";
  const posting = blogPosting(head, { ...text, url, authorPath, ogImage, date });
  expect(posting.datePublished).toBe("2026-03-12T00:00:00Z");
  expect(posting.dateModified).toBe("2026-03-12T00:00:00Z");
});
