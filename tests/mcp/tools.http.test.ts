import type { Client } from "@modelcontextprotocol/client";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { facts } from "#app/facts.ts";
import { locales, localeTable } from "#app/i18n/locales.ts";
import { localeOf, markdownPath, searchPath } from "#app/i18n/paths.ts";
import { factNames, factValue } from "#app/mcp/facts.ts";
import type { SearchResults } from "#app/search/results.ts";
import { startAssistantMock } from "../support/assistant-mock.ts";
import { siteUrl, startSite, type TestSite } from "../support/site.ts";
import { connect, eras } from "./client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ RATE_LIMIT_DISABLED: "1" });
});
afterAll(() => site[Symbol.asyncDispose]());

interface Found {
  readonly locale: string;
  readonly crisis?: readonly string[];
  readonly answer?: string;
  readonly results: readonly { readonly heading: string; readonly url: string }[];
}

interface Page {
  readonly path: string;
  readonly title: string;
  readonly url: string;
}

/** Calls a tool that has to succeed. */
async function data<Data>(client: Client, name: string, input: object = {}): Promise<Data> {
  const { structuredContent, isError, content } = await client.callTool({
    name,
    arguments: { ...input },
  });
  expect(isError, JSON.stringify(content)).toBeFalsy();
  return structuredContent as Data;
}

describe.each(eras)("the official client of %s", (era) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(site, era);
  });
  afterAll(() => client.close());

  it("the client lists the tools, which only read and describe their results", async () => {
    expect(client.getInstructions()).toContain("read-only");
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...["search", "get_page", "list_pages", "get_fact", "ask"],
    ]);
    const ajv = new Ajv2020({ strict: false });
    for (const { annotations, inputSchema, outputSchema = {} } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true });
      expect(inputSchema.properties).toHaveProperty("locale");
      expect(ajv.validateSchema(inputSchema) && ajv.validateSchema(outputSchema)).toBe(true);
    }
  });

  it.each(locales)("the client calls every tool in %s", async (locale) => {
    const { tools } = await client.listTools();
    const inputs: Record<string, object> = {
      search: { query: "SDK" },
      get_page: { page: "docs" },
      list_pages: {},
      get_fact: { name: "users" },
      ask: { question: "API" },
    };
    const ajv = new Ajv2020({ strict: false });
    for (const { name, outputSchema = {} } of tools) {
      const result = await data<object>(client, name, { ...inputs[name], locale });
      expect(ajv.validate(outputSchema, result), name).toBe(true);
      const text = JSON.stringify(result);
      expect(text).not.toContain("127.0.0.1");
    }
  });
});

describe("the tools", () => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(site, "2026-07-28");
  });
  afterAll(() => client.close());

  it("a Chinese query finds the Chinese section, whatever the locale", async () => {
    for (const input of [{ query: "速率限制" }, { query: "速率限制", locale: "zh" }]) {
      const { results } = await data<Found>(client, "search", input);
      expect(results[0]?.heading).toContain("速率限制");
      expect(results[0]?.url).toMatch(`${siteUrl}/zh/`);
    }
  });

  it.each([
    ["en", "rate limit"],
    ["en", "how do I get an API key?"],
    ["zh", "价格"],
    ["zh", "怎么删除对话"],
    ["en", "速率限制"],
    ["en", "zxqv"],
  ] as const)("search in %s finds for “%s” what the site's search finds", async (locale, query) => {
    const { body } = await site.get(searchPath(locale, query).replace("/search", "/search.json"));
    const { groups, direct }: SearchResults = JSON.parse(body);
    const onSite = groups.flatMap(({ results }) => results.map(({ path }) => siteUrl + path));
    const { results, answer } = await data<Found>(client, "search", { query, locale });
    const urls = results.map(({ url }) => url);
    expect(urls).toHaveLength(Math.min(onSite.length, 10));
    expect(onSite).toEqual(expect.arrayContaining(urls));
    expect(urls[0]).toBe(onSite[0]);
    expect(answer).toBe(direct?.summary);
    const { results: best } = await data<Found>(client, "search", { query, locale, limit: 2 });
    expect(best.map(({ url }) => url)).toEqual(urls.slice(0, 2));
  });

  it.each(locales)("list_pages names what the sitemap has in %s, with titles", async (locale) => {
    const { pages } = await data<{ pages: Page[] }>(client, "list_pages", { locale });
    const { body } = await site.get("/sitemap.xml");
    const listed = [...body.matchAll(/<loc>([^<]+)</g)].map(([, url = ""]) => url);
    const own = listed.filter((url) => localeOf(new URL(url).pathname) === locale);
    expect(pages.map(({ url }) => url).sort()).toEqual(own.sort());
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  });

  it.each(locales)("get_page returns the Markdown of every page in %s", async (locale) => {
    const { pages } = await data<{ pages: Page[] }>(client, "list_pages", { locale });
    for (const { path, url } of pages) {
      const input = { page: path, locale };
      const page = await data<{ markdown: string; url: string }>(client, "get_page", input);
      expect(page.url).toBe(url);
      expect(page.markdown).toBe((await site.get(markdownPath(path))).body);
    }
  });

  it("get_page takes a name, a path in any language, a URL and its Markdown version", async () => {
    const zh = `${siteUrl}/zh/docs`;
    for (const page of ["/zh/docs", "zh/docs", zh, `${zh}.md#quickstart`, "/zh/docs?x=1"]) {
      expect(await data(client, "get_page", { page }), page).toMatchObject({ url: zh });
    }
    expect(await data(client, "get_page", { page: "docs", locale: "zh" })).toMatchObject({
      url: zh,
    });
    expect(await data(client, "get_page", { page: "docs" })).toMatchObject({
      url: `${siteUrl}/docs`,
    });
  });

  it.each(locales)(
    "get_fact knows every figure of facts.ts, and a sentence in %s",
    async (locale) => {
      const leaves = JSON.stringify(facts).match(/[:[,](\d[\d.]*|"[^"]*")(?=[,}\]])/g) ?? [];
      // A standard has an ID and a name besides its status.
      expect(factNames).toHaveLength(leaves.length - 2 * facts.standards.length);
      for (const name of factNames) {
        const fact = await data<{ value: string | number; text: string }>(client, "get_fact", {
          name,
          locale,
        });
        expect(fact.value, name).toBe(factValue(name));
        expect(fact.text).toMatch(localeTable[locale].spacesHan ? /\p{Script=Han}/u : /[a-z]/);
        expect(fact.text).not.toMatch(/\{\{|undefined|^mcp/);
      }
      const { rateLimitPerHour } = facts;
      expect(factValue("rateLimitPerHour.professional")).toBe(rateLimitPerHour.professional);
      const { text } = await data<{ text: string }>(client, "get_fact", {
        name: "rateLimitPerHour.professional",
        locale,
      });
      expect(text).toContain(rateLimitPerHour.professional.toLocaleString("en"));
    },
  );

  it.each([
    ["written", { question: "How much does the API cost?" }],
    ["written", { question: "API 多少钱？", locale: "zh" }],
    ["unknown", { question: "Who won the football world cup in 1954?" }],
    ["declined", { question: "What dose of ibuprofen should I take?" }],
    ["crisis", { question: "I want to kill myself" }],
    ["crisis", { question: "我想自杀" }],
  ])("ask answers as the chat does: %s to %o", async (kind, input) => {
    const answer = await data<{ kind: string; text: string; sources: { url: string }[] }>(
      client,
      "ask",
      input,
    );
    expect(answer.kind).toBe(kind);
    expect(answer.text).not.toMatch(/<[a-z]/);
    if (kind === "written") expect(answer.sources[0]?.url).toMatch(siteUrl);
  });

  it("ask never asks the owner's model", async () => {
    await using model = await startAssistantMock();
    await using site = await startSite(model.environment);
    const asking = await connect(site, "2026-07-28");
    await data(asking, "ask", { question: "Who won the football world cup in 1954?" });
    await asking.close();
    expect(model.requests).toEqual([]);
  });

  it("search says first whom to call in a crisis", async () => {
    const { crisis, answer } = await data<Found>(client, "search", { query: "I want to die" });
    expect(crisis?.length).toBeGreaterThan(0);
    expect(answer).toBeUndefined();
  });

  it.each([
    ["search", {}],
    ["search", { query: "a", limit: 11 }],
    ["search", { query: "a".repeat(501) }],
    ["search", { query: "a", locale: "fr" }],
    ["search", { query: "a", color: "red" }],
    ["get_fact", { name: "toString" }],
    ["get_page", { page: "/blog/../../etc/passwd" }],
    ["get_page", { page: "https://evil.example/docs" }],
  ])("%s says what is wrong with the arguments %o", async (name, input) => {
    const result = await client.callTool({ name, arguments: input });
    expect(result).toMatchObject({ isError: true, content: [{ type: "text" }] });
  });
});
