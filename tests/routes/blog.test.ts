import { describe, expect, it } from "vitest";
import { categories } from "#app/content/categories.ts";
import { allPosts } from "#app/content/posts.server.ts";
import { formatCount } from "#app/i18n/format-message.ts";
import { locales } from "#app/i18n/locales.ts";
import { filterPath, readFilter } from "#app/routes/blog/filter.ts";
import { listPosts, resultsHeading } from "#app/routes/blog/listing.server.ts";
import blog from "#app/site/locales/en/blog.json" with { type: "json" };
import { zh, zhPrefix } from "../support/tested-locales.ts";

const everything = { query: "", category: "", page: 1 };

it.each([
  ["", everything],
  ["q=%20forest+plot%20", { ...everything, query: "forest plot" }],
  ["category=tutorials&page=2", { ...everything, category: "tutorials", page: 2 }],
  ["category=all", everything],
  ["tab=recent&page=-1&q=", everything],
  ["page=1e400", everything],
  ["page=2.5", everything],
])("the filter of ?%s is read", (query, filter) => {
  expect(readFilter(new URLSearchParams(query))).toEqual(filter);
});

it("the path of a filter has no empty parameters, and is read back", () => {
  expect(filterPath("en", {})).toBe("/blog");
  expect(filterPath("en", { tab: "recent", page: 2 })).toBe("/blog?tab=recent&page=2");
  expect(filterPath(zh, { page: 1, query: "", category: "" })).toBe(`${zhPrefix}/blog`);
  const filter = { query: "研究 & 试验", category: "tutorials", page: 3 };
  const url = new URL(filterPath(zh, filter), "https://site.test");
  expect(readFilter(url.searchParams)).toEqual(filter);
});

describe.each(locales)("the list in %s", (locale) => {
  const all = async (filter: Partial<Parameters<typeof listPosts>[1]>) => {
    const { pages } = await listPosts(locale, { ...everything, ...filter });
    const lists = Array.from({ length: pages }, (_, index) =>
      listPosts(locale, { ...everything, ...filter, page: index + 1 }),
    );
    return (await Promise.all(lists)).flatMap(({ posts }) => posts);
  };

  it("the list has every post on one of its pages, the newest first", async () => {
    expect(await all({})).toEqual(allPosts(locale));
  });

  it.each(categories)(
    "the list of %s has all posts of the category and no others",
    async (category) => {
      expect(await all({ category })).toEqual(
        allPosts(locale).filter((post) => post.category === category),
      );
    },
  );

  it("the list has the results of a query, also within a category", async () => {
    const [{ title: query, category } = { title: "", category: "" }] = allPosts(locale);
    const found = await all({ query });
    expect(found.map(({ title }) => title)).toContain(query);
    expect(await all({ query, category })).toEqual(
      found.filter((post) => post.category === category),
    );
  });

  it("a page after the last one is the last one", async () => {
    const { pages } = await listPosts(locale, everything);
    expect(await listPosts(locale, { ...everything, page: 99 })).toEqual(
      await listPosts(locale, { ...everything, page: pages }),
    );
  });

  it("the list of an unknown category is empty", async () => {
    const nothing = { posts: [], page: 1, pages: 1, total: 0 };
    expect(await listPosts(locale, { ...everything, category: "nope" })).toEqual(nothing);
    expect(await listPosts(locale, { ...everything, query: "qqqq" })).toEqual(nothing);
  });
});

it.each([
  [{ query: "", category: "" }, ""],
  [{ query: "", category: "tutorials" }, "Tutorials"],
  [{ query: "{{category}}", category: "" }, "Results for “{{category}}”"],
  [{ query: "api", category: "tutorials" }, "Results for “api” in Tutorials"],
  [{ query: "api", category: "nope" }, "No such category"],
])("the heading for %j is %s", (filter, heading) => {
  expect(resultsHeading(filter, blog)).toBe(heading);
});

it("the number of results is formatted in its plural form", () => {
  expect(formatCount(blog, "found", 1, "en")).toBe("1 post");
  expect(formatCount(blog, "found", 0, "en")).toBe("0 posts");
});
