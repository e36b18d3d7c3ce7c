import { describe, expect, it } from "vitest";
import { search, searchPosts } from "#app/search/search.server.ts";
import { zh } from "../support/tested-locales.ts";

/** Slugs of posts: the last parts of their paths. */
const slugs = async (...query: Parameters<typeof searchPosts>) =>
  (await searchPosts(...query)).map((path) => path.split("/").at(-1));

const first = async (...[locale, query]: [Parameters<typeof search>[0], string]) =>
  (await search(locale, query, 1))[0];

describe("searching the posts of the sample", () => {
  it.each([
    ["forest plot", "how-to-read-a-forest-plot"],
    ["FOREST", "how-to-read-a-forest-plot"],
    ["receive webhooks", "verify-a-webhook"],
    ["backoff jitter", "retry-with-backoff"],
    ["spreadsheets", "ask-a-spreadsheet"],
  ])("finds “%s” first in what is about it", async (query, slug) => {
    expect((await slugs("en", query))[0]).toBe(slug);
  });

  it.each([
    ["森林图", "how-to-read-a-forest-plot"],
    ["表格", "ask-a-spreadsheet"],
    ["Ｗｅｂｈｏｏｋ", "verify-a-webhook"],
    ["光疗", "light-therapy-study-setup"],
    ["中文没有空格怎么办", "retrieval-in-chinese"],
  ])("finds “%s” in Chinese", async (query, slug) => {
    expect((await slugs(zh, query)).slice(0, 2)).toContain(slug);
  });

  it("finds the beginnings of words, not their middles", async () => {
    expect(await slugs("en", "webh")).toContain("verify-a-webhook");
    expect(await slugs("en", "bho")).toEqual([]);
  });

  it("finds parts of what Chinese writes in one run", async () => {
    const found = await slugs(zh, "床研");
    expect(found).toEqual(expect.arrayContaining((await slugs(zh, "临床研究")).slice(0, 1)));
  });
});

describe("searching the sample", () => {
  it("finds every kind of section", async () => {
    expect(await first("en", "custom instructions")).toMatchObject({
      kind: "docs",
      title: "Docs",
      heading: "Custom instructions",
      path: "/docs#custom-instructions",
    });
    expect(await first("en", "photobiomodulation")).toMatchObject({ kind: "api" });
    expect(await first("en", "number of users")).toMatchObject({ kind: "facts" });
    expect(await first("en", "safe harbor")).toMatchObject({ kind: "legal" });
    expect(await first(zh, "办公室")).toMatchObject({
      kind: "pages",
      path: "/zh/contact#offices",
    });
    expect(await first(zh, "森林图")).toMatchObject({ kind: "blog" });
    expect((await first(zh, "隐私"))?.path).toBe("/zh/privacy");
  });
});
