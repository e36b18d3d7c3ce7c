import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { copyIn } from "#app/i18n/copy.server.ts";
import { localeTable, prefixOf } from "#app/i18n/locales.ts";
import { hasPart, isOff } from "#app/pages.ts";
import { findCare } from "#app/search/care/care.server.ts";
import type { SearchResults } from "#app/search/results.ts";
import { getSharedSite } from "../support/shared-site.ts";
import { startSite } from "../support/site.ts";
import { testedLocales, zh } from "../support/tested-locales.ts";

const site = await getSharedSite();

const hostile = [
  "<script>alert(1)</script>",
  "\"'`$",
  "%",
  "研".repeat(1_000),
  "\u0000",
  "😀",
  "a&b=c",
];

describe.each(testedLocales)("searching in %s", (locale) => {
  const prefix = prefixOf(locale);
  const { tag } = localeTable[locale];
  const other = locale === "en" ? zh : "en";
  const copy = copyIn(locale, "search");
  const query = { en: "rate limits", zh: "速率限制" }[locale];

  it.runIf(hasPart("api"))(
    "the search page shows groups of results, and no search engine lists it",
    async () => {
      const { status, body } = await site.get(`${prefix}/search?q=${encodeURIComponent(query)}`);
      const document = parse(body);
      expect(status).toBe(200);
      expect(document.querySelector("html")?.getAttribute("lang")).toBe(tag);
      expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
      expect(document.querySelector("link[rel=canonical]")).toBeNull();
      expect(document.querySelector("main input[name=q]")?.getAttribute("value")).toBe(query);
      expect(document.querySelectorAll("mark").length).toBeGreaterThan(1);
      const groups = document.querySelectorAll("main h2").map(({ text }) => text);
      expect(groups.slice(0, 2)).toEqual([copy.direct.heading, copy.kinds.api]);
      expect((await site.get("/sitemap.xml")).body).not.toContain("/search");
    },
  );

  it.runIf(hasPart("api"))(
    "the search page begins with the written answer that fits, as pages show it, and its sources",
    async () => {
      const document = parse(
        (await site.get(`${prefix}/search?q=${encodeURIComponent(query)}`)).body,
      );
      const answer = document.querySelector("main section[aria-labelledby=direct]");
      expect(answer?.querySelector("table th[scope=row]")).not.toBeNull();
      expect(answer?.querySelectorAll("ul a").map(({ attrs }) => attrs.href)).toContain(
        `${prefix}/api#rate-limits`,
      );
      expect(document.querySelector("main [role=status]")?.text).toContain(
        copy.foundWithDirect.split("{{found}}")[0],
      );
    },
  );

  it("a query in the other language, Chinese or English, is answered in its own", async () => {
    const query = { en: "how much does it cost", zh: "价格" }[other];
    const otherTag = localeTable[other].tag;
    const path = `/search.json?q=${encodeURIComponent(query)}`;
    const results: SearchResults = JSON.parse((await site.get(prefix + path)).body);
    expect(results.lang).toBe(otherTag);
    expect(results.direct?.sources[0]?.path).toBe(`${prefixOf(other)}/pricing#plans`);
    const { body } = await site.get(`${prefix}/search?q=${encodeURIComponent(query)}`);
    expect(parse(body).querySelector("main .prose")?.closest("[lang]")?.attrs.lang).toBe(otherTag);
  });

  it("the search shows helplines in a crisis before all results, as the chat does", async () => {
    // The second query finds results, and the third is not in the language of the page.
    for (const [words, language] of [
      [{ en: "I want to kill myself", zh: "我不想活了" }[locale], locale],
      [
        {
          en: "suicide after a study of light therapy, I want to die",
          zh: "我想死，活着没意思，研究也不想做了",
        }[locale],
        locale,
      ],
      [{ en: "i want to die", zh: "我想死" }[other], other],
    ] as const) {
      const crisis = (await findCare(language, words))?.texts ?? [];
      const q = encodeURIComponent(words);
      const results: SearchResults = JSON.parse(
        (await site.get(`${prefix}/search.json?q=${q}`)).body,
      );
      expect(results).toMatchObject({ crisis, found: "", lang: localeTable[language].tag });
      expect(results.direct).toBeUndefined();

      const main = parse((await site.get(`${prefix}/search?q=${q}`)).body).querySelector("main");
      const paragraph = main?.querySelectorAll("p").find(({ text }) => text === crisis[0]);
      expect(paragraph?.closest("[lang]")?.attrs.lang).toBe(localeTable[language].tag);
      const mainText = main?.text ?? "";
      const places = crisis.map((text) => mainText.indexOf(text));
      expect(Math.min(...places)).toBeGreaterThan(0);
      const first = results.groups[0]?.results[0]?.heading;
      if (first) expect(mainText.lastIndexOf(first)).toBeGreaterThan(Math.max(...places));
      expect(mainText).not.toContain(copy.empty.heading);
    }
  });

  it.runIf(hasPart("previewChat"))(
    "a query without results is passed on to the site's own chat, and to no other",
    async () => {
      const chat = `${prefix || "/"}?q=qqqq`;
      const page = parse((await site.get(`${prefix}/search?q=qqqq`)).body);
      expect(page.querySelector(`main a[href="${chat}"]`)?.text).toBe(
        copy.empty.chat.replace("{{query}}", "qqqq"),
      );
      expect(page.querySelector(`main a[href="${prefix}/contact"]`)).not.toBeNull();
      const home = parse((await site.get(chat)).body);
      expect(home.querySelector("iframe")?.attrs.src).toBe(`${prefix}/preview-chat?q=qqqq`);

      await using connected = await startSite({ CHAT_APP_URL: "https://chat.example/" });
      const { body } = await connected.get(`${prefix}/search?q=qqqq`);
      expect(parse(body).querySelector(`main a[href="${chat}"]`)).toBeNull();
      const elsewhere = parse((await connected.get(chat)).body).querySelector("iframe")?.attrs.src;
      expect(elsewhere).toMatch(/^https:\/\/chat\.example\//);
      expect(elsewhere).not.toContain("qqqq");
    },
  );

  it.runIf(hasPart("api"))("the JSON has the same results as the page", async () => {
    const { status, headers, body } = await site.get(
      `${prefix}/search.json?q=${encodeURIComponent(query)}`,
    );
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^application\/json/);
    expect(headers["cache-control"]).toBe("no-store");
    const results = JSON.parse(body);
    expect(results.query).toBe(query);
    expect(results.groups[0].results[0].path).toBe(`${prefix}/api#rate-limits`);
    const { excerpt } = results.groups[0].results[0];
    const [start, end] = excerpt.marks[0];
    expect(query.toLowerCase()).toContain(excerpt.text.slice(start, end).toLowerCase());
  });

  it("the search page says that nothing was found, and is empty without a query", async () => {
    const headings = async (path: string) =>
      parse((await site.get(prefix + path)).body)
        .querySelectorAll("main h2:not(#aside)")
        .map(({ text }) => text);
    expect(await headings("/search?q=qqqq")).toEqual([copy.empty.heading]);
    expect(await headings("/search")).toEqual([]);
  });

  it.each(hostile)("search and chat survive the query %j", async (query) => {
    const q = encodeURIComponent(query);
    for (const path of ["/search", "/search.json", "/preview-chat", "/preview-chat/answer"]) {
      if (isOff(path)) continue;
      const { status, headers, body } = await site.get(`${prefix}${path}?q=${q}`);
      expect([status, path]).toEqual([200, path]);
      const isPage = headers["content-type"]?.includes("text/html");
      if (isPage) expect(body).not.toContain("<script>alert(1)");
    }
  });
});
