import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { markdownPath, searchPath } from "#app/i18n/paths.ts";
import type { SearchResults } from "#app/search/results.ts";
import { siteUrl, startTestSite } from "../../support/site.ts";
import { fetchSitemapPaths } from "../../support/sitemap-paths.ts";
import { zh, zhPrefix } from "../../support/tested-locales.ts";

const site = await startTestSite({ RATE_LIMIT_DISABLED: "1" });

/** The eras of the protocol: the stateless revision, and those that begin with `initialize`. */
const eras = ["2026-07-28", "2025-11-25"] as const;

type Era = (typeof eras)[number];

/** Connects the official client to a site. */
async function connect(era: Era): Promise<Client> {
  const mode = era === "2026-07-28" ? ({ pin: era } as const) : "legacy";
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", site.origin)));
  return client;
}

interface Found {
  readonly crisis?: readonly string[];
  readonly answer?: string;
  readonly results: readonly {
    readonly id: string;
    readonly title: string;
    readonly url: string;
  }[];
}

interface Page {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Calls a tool, which has to succeed. Connectors read its text, and programs its data. */
async function call<Data>(client: Client, name: string, input: object): Promise<Data> {
  const { structuredContent, isError, content } = await client.callTool({
    name,
    arguments: { ...input },
  });
  expect(isError, JSON.stringify(content)).toBeFalsy();
  expect(content).toEqual([{ type: "text", text: JSON.stringify(structuredContent) }]);
  return structuredContent as Data;
}

describe.each(eras)("the official client of %s", (era) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(era);
  });
  afterAll(() => client.close());

  it("the client lists the tools, which only read and describe their results", async () => {
    expect(client.getInstructions()).toContain("read-only");
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["search", "fetch"]);
    const ajv = new Ajv2020({ strict: false });
    for (const { annotations, inputSchema, outputSchema = {} } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true });
      expect(ajv.validateSchema(inputSchema) && ajv.validateSchema(outputSchema)).toBe(true);
    }
  });

  it("the client searches, and fetches what it found", async () => {
    const { results } = await call<Found>(client, "search", { query: "SDK" });
    const { id = "", url } = results[0] ?? {};
    expect(url).toBe(siteUrl + id);
    const page = await call<Page>(client, "fetch", { id });
    expect(page.text).toContain("SDK");
    expect(JSON.stringify([results, page])).not.toContain("127.0.0.1");
  });
});

describe("the tools", () => {
  let client: Client;
  beforeAll(async () => {
    client = await connect("2026-07-28");
  });
  afterAll(() => client.close());

  it("a Chinese query finds the Chinese section, whatever the locale", async () => {
    for (const input of [{ query: "速率限制" }, { query: "速率限制", locale: "zh" }]) {
      const { results } = await call<Found>(client, "search", input);
      expect(results[0]?.title).toContain("速率限制");
      expect(results[0]?.url).toMatch(`${siteUrl}${zhPrefix}/`);
    }
  });

  it.each([
    ["en", "rate limit"],
    [zh, "价格"],
    ["en", "zxqv"],
  ] as const)("search in %s finds for “%s” what the site's search finds", async (locale, query) => {
    const { body } = await site.get(searchPath(locale, query).replace("/search", "/search.json"));
    const { groups, direct }: SearchResults = JSON.parse(body);
    const onSite = groups.flatMap(({ results }) => results.map(({ path }) => siteUrl + path));
    const { results, answer } = await call<Found>(client, "search", { query, locale });
    const urls = results.map(({ url }) => url);
    expect(urls).toHaveLength(Math.min(onSite.length, 10));
    expect(onSite).toEqual(expect.arrayContaining(urls));
    expect(urls[0]).toBe(onSite[0]);
    expect(answer).toBe(direct?.summary);
  });

  it("fetch returns the Markdown of every page of the sitemap", async () => {
    for (const path of await fetchSitemapPaths(site)) {
      const page = await call<Page>(client, "fetch", { id: path });
      expect(page.url).toBe(siteUrl + path);
      expect(page.text).toBe((await site.get(markdownPath(path))).body);
    }
  });

  it("fetch takes a name, a path in any language, a URL and its Markdown version", async () => {
    const path = `${zhPrefix}/docs`;
    const url = siteUrl + path;
    for (const id of [path, path.slice(1), url, `${url}.md#quickstart`, `${path}?x=1`]) {
      expect(await call(client, "fetch", { id }), id).toMatchObject({ url });
    }
    expect(await call(client, "fetch", { id: "docs" })).toMatchObject({ url: `${siteUrl}/docs` });
  });

  it("search begins with helplines in a crisis", async () => {
    const { crisis, answer } = await call<Found>(client, "search", { query: "I want to die" });
    expect(crisis?.length).toBeGreaterThan(0);
    expect(answer).toBeUndefined();
  });

  it.each([
    ["search", {}],
    ["search", { query: "a".repeat(501) }],
    ["search", { query: "a", locale: "fr" }],
    ["search", { query: "a", color: "red" }],
    ["fetch", { id: "/blog/../../etc/passwd" }],
    ["fetch", { id: "https://evil.example/docs" }],
  ])("%s reports the wrong arguments %o", async (name, input) => {
    const result = await client.callTool({ name, arguments: input });
    expect(result).toMatchObject({ isError: true, content: [{ type: "text" }] });
  });
});
