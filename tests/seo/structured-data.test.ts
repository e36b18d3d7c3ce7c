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
    const date = `${post.date}T00:00:00Z`;
    const dates = { datePublished: date, dateModified: date };
    expect(blogPosting(head, post, "Category")).toMatchObject(dates);
  }
});
