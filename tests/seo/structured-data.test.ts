import { expect, it } from "vitest";
import { allPosts } from "#app/content/posts.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { blogPosting, organization } from "#app/seo/structured-data.server.ts";

const heads = locales.map((locale) => ({ locale, siteUrl: "https://site.test", brand: "Brand" }));

it("the organization has the same ID and URL in all languages", () => {
  const described = heads.map((head) => organization(head));
  expect(new Set(described.map((one) => one["@id"])).size).toBe(1);
  expect(new Set(described.map(({ url }) => url))).toEqual(new Set(["https://site.test/"]));
});

it.each(heads)("a post's structured data in $locale has dates with a time zone", (head) => {
  for (const post of allPosts(head.locale)) {
    const { datePublished, dateModified } = blogPosting(head, post, "Category");
    expect(datePublished).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/);
    expect(Date.parse(datePublished)).toBe(Date.parse(post.date));
    expect(dateModified).toBe(datePublished);
  }
});
