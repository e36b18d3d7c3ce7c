import { describe, expect, it } from "vitest";
import { search } from "#app/search/search.server.ts";
import { bigrams, normalize, terms } from "#app/search/terms.ts";

const slugs = (...query: Parameters<typeof search>) => search(...query).map(({ slug }) => slug);

describe("terms", () => {
  it("separates Chinese from words, whatever stands between them", () => {
    expect(terms("用curl发出study_type，“Don’t” ＡＰＩ")).toEqual([
      { script: "han", text: "用" },
      { script: "word", text: "curl" },
      { script: "han", text: "发出" },
      { script: "word", text: "study" },
      { script: "word", text: "type" },
      { script: "word", text: "don" },
      { script: "word", text: "t" },
      { script: "word", text: "api" },
    ]);
  });

  it("has one spelling for what reads the same", () => {
    expect(normalize("ＷｉＦｉ ①")).toBe("wifi 1");
  });

  it("pairs neighbouring characters, those outside the basic plane too", () => {
    expect(bigrams("临床研究")).toEqual(["临床", "床研", "研究"]);
    expect(bigrams("𠮷野")).toEqual(["𠮷野"]);
    expect(bigrams("书")).toEqual([]);
  });
});

describe("search", () => {
  it.each([
    ["forest plot", "how-to-read-a-forest-plot"],
    ["FOREST", "how-to-read-a-forest-plot"],
    ["receive webhooks", "verify-a-webhook"],
    ["backoff jitter", "retry-with-backoff"],
    ["spreadsheets", "ask-a-spreadsheet"],
  ])("finds “%s” first in what is about it", (query, slug) => {
    expect(slugs("en", query)[0]).toBe(slug);
  });

  it.each([
    ["森林图", "how-to-read-a-forest-plot"],
    ["表格", "ask-a-spreadsheet"],
    ["Ｗｅｂｈｏｏｋ", "verify-a-webhook"],
    ["光疗", "light-therapy-study-setup"],
    ["中文没有空格怎么办", "retrieval-in-chinese"],
  ])("finds “%s” in Chinese", (query, slug) => {
    expect(slugs("zh", query).slice(0, 2)).toContain(slug);
  });

  it("finds the beginnings of words, not their middles", () => {
    expect(slugs("en", "webh")).toContain("verify-a-webhook");
    expect(slugs("en", "ebhook")).toEqual([]);
  });

  it("finds parts of what Chinese writes in one run", () => {
    const found = slugs("zh", "床研");
    expect(found).toEqual(expect.arrayContaining(slugs("zh", "临床研究").slice(0, 1)));
  });

  it("wants every term", () => {
    expect(slugs("en", "forest zzz")).toEqual([]);
  });

  it("finds the posts of an author", () => {
    expect(slugs("en", "Marcus Webb")).toContain("first-study-request-in-curl");
  });

  it.each(["", "  ", "“…”", "(((", "\u0000", "%"])("finds nothing for %j", (query) => {
    expect(search("en", query)).toEqual([]);
    expect(search("zh", query)).toEqual([]);
  });

  it("is quick with a query that is far too long", () => {
    const start = performance.now();
    search("zh", "研究".repeat(100_000));
    expect(performance.now() - start).toBeLessThan(200);
  });
});
