import { describe, expect, it } from "vitest";
import { memberView } from "#app/content/people.server.ts";
import { allPosts } from "#app/content/posts.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { isLeftOut } from "#app/i18n/paths.ts";
import { hasPart } from "#app/pages.ts";
import { cutExcerpt } from "#app/search/excerpt.ts";
import { findSections, search, searchPosts } from "#app/search/search.server.ts";
import { type Section, textOf } from "#app/search/section.ts";
import { indexSections } from "#app/search/section-index.ts";
import { bigrams, normalize, splitTerms, stem } from "#app/search/tokens/terms.ts";
import { findWord } from "../support/subjects.ts";
import { zh, zhPrefix } from "../support/tested-locales.ts";

/** Finds slugs of posts, the last parts of their paths. */
const findSlugs = async (...query: Parameters<typeof searchPosts>) =>
  (await searchPosts(...query)).map((path) => path.split("/").at(-1));

describe("terms", () => {
  it("terms separate Chinese from words, whatever is between them", () => {
    expect(splitTerms("用curl发出study_type，“Don’t” ＡＰＩ")).toEqual([
      { script: "unspaced", text: "用" },
      { script: "word", text: "curl" },
      { script: "unspaced", text: "发出" },
      { script: "word", text: "study" },
      { script: "word", text: "type" },
      { script: "word", text: "don" },
      { script: "word", text: "t" },
      { script: "word", text: "api" },
    ]);
  });

  it("terms that read the same have one spelling", () => {
    expect(normalize("ＷｉＦｉ ①")).toBe("wifi 1");
  });

  it("bigrams pair neighbouring characters, also outside the basic plane", () => {
    expect(bigrams("临床研究")).toEqual(["临床", "床研", "研究"]);
    expect(bigrams("𠮷野")).toEqual(["𠮷野"]);
    expect(bigrams("书")).toEqual([]);
  });
});

describe("a language without spaces between words", () => {
  const section = (heading: string, text: string): Section => ({
    kind: "docs",
    title: heading,
    heading,
    page: `/${heading}`,
    path: `/${heading}`,
    blocks: [{ type: "text", text, html: text }],
  });
  const index = indexSections([
    section("料金プラン", "スタータープランは無料です。"),
    section("파일", "파일을 업로드할 수 있습니다."),
    section("ไฟล์", "คุณสามารถอัปโหลดไฟล์ได้"),
  ]);

  it.each([
    ["料金はいくらですか", "料金プラン"],
    ["スターター", "料金プラン"],
    ["むりょう無料", "料金プラン"],
    ["업로드", "파일"],
    ["อัปโหลด", "ไฟล์"],
  ])("a search finds “%s” inside a run of letters", async (query, heading) => {
    expect((await index).match(query)[0]?.section.heading).toBe(heading);
  });
});

describe.runIf(hasPart("blog"))("searching posts", () => {
  it.each(locales)("a search in %s finds a post by title and author", async (locale) => {
    const [post] = allPosts(locale);
    if (!post) throw new Error("There is no post.");
    expect((await findSlugs(locale, post.title))[0]).toBe(post.slug);
    expect(await findSlugs(locale, memberView(post.author, locale).name)).toContain(post.slug);
  });

  it("a search finds the beginnings of words", async () => {
    const [post] = allPosts("en");
    expect(await findSlugs("en", findWord("en").slice(0, -1))).toContain(post?.slug);
  });

  it("a search finds only posts with every term", async () => {
    expect(await findSlugs("en", `${allPosts("en")[0]?.title} zzz`)).toEqual([]);
  });
});

describe("stems", () => {
  it.each([
    ["uploads uploaded uploading", "upload"],
    ["queries query", "query"],
    ["prices price pricing", "pric"],
    ["stopped stopping stop", "stop"],
    ["status", "status"],
    ["less", "less"],
    ["v1", "v1"],
  ])("the stems of “%s” are the same", (words, expected) => {
    expect(words.split(" ").map(stem)).toEqual(words.split(" ").map(() => expected));
  });
});

describe("searching the site", () => {
  const names = [
    ["en", "api", "/api"],
    ["en", "Contact", "/contact"],
    ["en", " features ", "/features"],
    ["en", "API Terms", "/api-terms"],
    [zh, "api", `${zhPrefix}/api`],
    [zh, "联系我们", `${zhPrefix}/contact`],
    [zh, "功能", `${zhPrefix}/features`],
  ] as const;
  it.each(names.filter(([, , path]) => !isLeftOut(path)))(
    "a search leads first to the page that is called in %s %j",
    async (locale, query, path) => {
      const [first, ...others] = await search(locale, query, 5);
      expect(first?.path).toBe(path);
      expect(others).not.toEqual([]);
    },
  );

  it.runIf(hasPart("api"))("a search keeps to its limit", async () => {
    expect(await search("en", "webhook", 4)).toHaveLength(4);
  });

  it("a search lists no page more than three times", async () => {
    const hits = await search("en", "study", 50);
    const pages = hits.map(({ path }) => path.split("#")[0]);
    const counts = Map.groupBy(pages, (page) => page).values();
    expect(Math.max(...[...counts].map(({ length }) => length))).toBeLessThanOrEqual(3);
  });

  it("a search finds a page by a synonym", async () => {
    const [fees] = await search("en", "fees", 1);
    expect(fees?.path).toBe("/pricing#plans");
  });

  it.runIf(hasPart("careers"))("a search finds open jobs by a synonym, in Chinese", async () => {
    const [jobs] = await search(zh, "岗位", 1);
    expect(jobs?.path).toBe(`${zhPrefix}/careers#open`);
  });

  it.each(["", "  ", "“…”", "(((", "\u0000", "%", "\ud800"])(
    "a search finds nothing for %j",
    async (query) => {
      for (const locale of locales) {
        expect(await search(locale, query, 5)).toEqual([]);
      }
    },
  );

  /* The queries are made to be slow: as long as the limit, with all terms different, or all alike. */
  it("a search answers hostile queries", async () => {
    const letters = "abcdefghijklmnopqrstuvwxyz";
    const pairs = [...letters].flatMap((a) => [...letters].map((b) => a + b));
    const studies = await findSections(zh, "研究", 50);
    const han = studies.map(({ section }) => textOf(section)).join("");
    const queries = [
      "研究".repeat(100_000),
      han.slice(0, 500),
      [...han].join(" ").slice(0, 500),
      pairs.join(" ").slice(0, 500),
      [...letters].join(" "),
      "a".repeat(500),
      "%00<script>".repeat(50),
      "😀".repeat(250),
      `${"(".repeat(250)}${")".repeat(250)}`,
      "e\u0301".repeat(250),
      "ﷺ".repeat(500),
      "How do I start the analysis of a clinical study? ".repeat(10),
    ];
    for (const locale of locales) {
      for (const query of queries) {
        expect((await search(locale, query, 20)).length).toBeLessThanOrEqual(20);
      }
    }
  });
});

describe("excerpts", () => {
  const findMarked = (text: string, query: string) => {
    const { text: shown, marks } = cutExcerpt(text, query);
    return marks.map(([start, end]) => shown.slice(start, end));
  };

  it("excerpts mark the query, in every form of its words", () => {
    expect(findMarked("Upload a file. Uploaded files stay.", "uploading")).toEqual([
      "Upload",
      "Uploaded",
    ]);
    expect(findMarked("临床研究要看研究设计", "研究")).toEqual(["研究", "研究"]);
    expect(findMarked("观察性队列研究", "队列研究方法")).toEqual(["队列研究"]);
  });

  it("excerpts show the place that has most of the query", () => {
    const text = `${"Nothing to see here. ".repeat(30)}The rate limit counts requests. ${"More. ".repeat(60)}`;
    const { text: shown } = cutExcerpt(text, "rate limit");
    expect(shown).toMatch(/^…The rate limit counts requests\..*…$/);
    expect(shown.length).toBeLessThan(170);
  });

  it("excerpts are half as long in Chinese, which is twice as wide", () => {
    expect([...cutExcerpt("研".repeat(500), "究").text].length).toBeLessThan(90);
  });
});
