import { describe, expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { blogPosting } from "#app/seo/blog-posting.server.ts";
import { organization } from "#app/seo/organization.server.ts";

const heads = locales.map((locale) => ({ locale, siteUrl: "https://site.test", brand: "Brand" }));

it("the organization has the same ID and URL in all languages", () => {
  const described = heads.map((head) => organization(head));
  expect(new Set(described.map((one) => one["@id"])).size).toBe(1);
  expect(new Set(described.map(({ url }) => url))).toEqual(new Set(["https://site.test/"]));
});

describe.each(heads)("a post in $locale", (head) => {
  it("a post's structured data has dates with a time zone", () => {
    const url = "https://site.test/blog/post";
    const post = {
      url,
      title: "T",
      excerpt: "E",
      author: "A",
      authorPath: "/blog/authors/a",
      category: "C",
      tags: ["t"],
    };
    const posting = blogPosting(head, { ...post, date: "2026-03-12", ogImage: "blog/post" });
    expect([posting.datePublished, posting.dateModified]).toEqual([
      "2026-03-12T00:00:00Z",
      "2026-03-12T00:00:00Z",
    ]);
  });
});
