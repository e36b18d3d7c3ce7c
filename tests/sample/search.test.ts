import { describe, expect, it } from "vitest";
import { search, searchPosts } from "#app/search/search.server.ts";
import { zh } from "../support/tested-locales.ts";

/** Finds slugs of posts, the last parts of their paths. */
const findSlugs = async (...query: Parameters<typeof searchPosts>) =>
  (await searchPosts(...query)).map((path) => path.split("/").at(-1));

const findFirst = async (...[locale, query]: [Parameters<typeof search>[0], string]) =>
  (await search(locale, query, 1))[0];

describe("searching the posts of the sample", () => {
  it.each([
    ["forest plot", "how-to-read-a-forest-plot"],
    ["FOREST", "how-to-read-a-forest-plot"],
    ["receive webhooks", "verify-a-webhook"],
    ["backoff jitter", "retry-with-backoff"],
    ["spreadsheets", "ask-a-spreadsheet"],
  ])("a search for “%s” finds the post about it first", async (query, slug) => {
    expect((await findSlugs("en", query))[0]).toBe(slug);
  });

  it.each([
    ["森林图", "how-to-read-a-forest-plot"],
    ["表格", "ask-a-spreadsheet"],
    ["Ｗｅｂｈｏｏｋ", "verify-a-webhook"],
    ["光疗", "light-therapy-study-setup"],
    ["中文没有空格怎么办", "retrieval-in-chinese"],
  ])("a search for “%s” in Chinese finds the post about it", async (query, slug) => {
    expect((await findSlugs(zh, query)).slice(0, 2)).toContain(slug);
  });

  it("a search finds the beginnings of words, but not their middles", async () => {
    expect(await findSlugs("en", "webh")).toContain("verify-a-webhook");
    expect(await findSlugs("en", "bho")).toEqual([]);
  });

  it("a search finds parts of a Chinese text without spaces", async () => {
    const found = await findSlugs(zh, "床研");
    expect(found).toEqual(expect.arrayContaining((await findSlugs(zh, "临床研究")).slice(0, 1)));
  });
});

describe("searching the sample", () => {
  it("a search finds every kind of section", async () => {
    expect(await findFirst("en", "custom instructions")).toMatchObject({
      kind: "docs",
      title: "Docs",
      heading: "Custom instructions",
      path: "/docs#custom-instructions",
    });
    expect(await findFirst("en", "photobiomodulation")).toMatchObject({ kind: "api" });
    expect(await findFirst("en", "number of users")).toMatchObject({ kind: "facts" });
    expect(await findFirst("en", "safe harbor")).toMatchObject({ kind: "legal" });
    expect(await findFirst(zh, "办公室")).toMatchObject({
      kind: "pages",
      path: "/zh/contact#offices",
    });
    expect(await findFirst(zh, "森林图")).toMatchObject({ kind: "blog" });
    expect((await findFirst(zh, "隐私"))?.path).toBe("/zh/privacy");
  });
});
