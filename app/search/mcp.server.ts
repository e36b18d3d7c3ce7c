import {
  type CallToolResult,
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { version } from "../../package.json";
import { copyIn } from "../i18n/copy.server.ts";
import { defaultLocale, locales } from "../i18n/locales.ts";
import { pathOfMarkdown } from "../i18n/paths.ts";
import type { ServerSettings } from "../load-context.server.ts";
import { absoluteUrl } from "../seo/page-head.ts";
import { pageText } from "../seo/text/page-texts.server.ts";
import { site } from "../site/site.ts";
import { runSearch } from "./results.server.ts";
import { linkTo } from "./section-links.server.ts";
import { maxQueryLength } from "./tokens/max-query-length.ts";

/** Supported revisions of the protocol: the stateless one, then those that start with `initialize`, latest first. */
const versions = ["2026-07-28", "2025-11-25", "2025-06-18"];

/** Clients may cache these responses for an hour, in milliseconds. */
const cacheHint = { ttlMs: 3_600_000, cacheScope: "public" } as const;

const maxResults = 10;

const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

const searchInput = v.strictObject({
  query: v.pipe(v.string(), v.minLength(1), v.maxLength(maxQueryLength)),
  locale: v.pipe(
    v.optional(v.picklist(locales), defaultLocale),
    v.description("The language of the results, unless the query is in another one."),
  ),
});

const searchOutput = v.object({
  crisis: v.optional(
    v.pipe(v.array(v.string()), v.description("What to tell someone in a crisis, first of all.")),
  ),
  answer: v.optional(
    v.pipe(v.string(), v.description("A written answer to the query, if there is one.")),
  ),
  results: v.array(
    v.object({ id: v.string(), title: v.string(), url: v.string(), text: v.string() }),
  ),
});

const fetchInput = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
});

const fetchOutput = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  url: v.string(),
});

/** Serves a request without a session: each request gets its own server, and JSON instead of an event stream. */
export async function serveMcp(
  request: Request,
  body: object,
  settings: ServerSettings,
): Promise<Response> {
  if (await isLegacyRequest(request, body)) {
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await createServer(settings).connect(transport);
    return await transport.handleRequest(request, { parsedBody: body });
  }
  // The handler responds with JSON as long as no tool sends anything before its result.
  return await createMcpHandler(() => createServer(settings)).fetch(request, { parsedBody: body });
}

/** Creates a server with `search` and `fetch`, the two tools that connectors of assistants expect. */
function createServer(settings: ServerSettings): McpServer {
  const { siteUrl } = settings;
  const title = site.name[defaultLocale];
  const server = new McpServer(
    { name: new URL(siteUrl).hostname, title, version, websiteUrl: siteUrl },
    {
      instructions: copyIn(defaultLocale, "mcp").instructions,
      supportedProtocolVersions: versions,
      cacheHints: { "tools/list": cacheHint, "server/discover": cacheHint },
    },
  );
  server.registerTool(
    "search",
    {
      title: "Search the site",
      description:
        "Searches the documentation, the API reference, figures, pages, posts and legal documents. Returns sections, best first; `fetch` reads the page of each.",
      inputSchema: toStandardJsonSchema(searchInput),
      outputSchema: toStandardJsonSchema(searchOutput),
      annotations,
    },
    async (input) => toolResult(await searchSite(input, settings)),
  );
  server.registerTool(
    "fetch",
    {
      title: "Read a page",
      description:
        "Returns a page as Markdown. Takes the `id` of a search result, or a page’s path or URL. llms.txt lists all pages.",
      inputSchema: toStandardJsonSchema(fetchInput),
      outputSchema: toStandardJsonSchema(fetchOutput),
      annotations,
    },
    async (input) => {
      const page = await fetchPage(input, settings);
      return page
        ? toolResult(page)
        : { content: [{ type: "text", text: "There is no such page." }], isError: true };
    },
  );
  return server;
}

/** Searches as the site's search page does. */
async function searchSite(
  { query, locale }: v.InferOutput<typeof searchInput>,
  { siteUrl }: ServerSettings,
): Promise<v.InferOutput<typeof searchOutput>> {
  const { crisis, direct, hits } = await runSearch(locale, query, siteUrl);
  return {
    ...(crisis && { crisis: [...crisis] }),
    ...(direct && { answer: direct.summary }),
    results: hits.slice(0, maxResults).map((hit) => ({
      id: hit.path,
      title: linkTo(hit).label,
      url: absoluteUrl(siteUrl, hit.path),
      text: hit.excerpt.text,
    })),
  };
}

/** Finds the page at a path or URL, which may name a section; undefined if there is none. */
async function fetchPage(
  { id }: v.InferOutput<typeof fetchInput>,
  settings: ServerSettings,
): Promise<v.InferOutput<typeof fetchOutput> | undefined> {
  const { siteUrl } = settings;
  const target = id.startsWith(`${siteUrl}/`) ? id.slice(siteUrl.length) : id;
  const path = pathOfMarkdown(`/${target.replace(/^\/+/, "").replace(/[?#].*$/s, "")}`);
  const page = await pageText(path, settings);
  if (!page) return undefined;
  return { id, title: page.title, text: page.markdown, url: absoluteUrl(siteUrl, page.path) };
}

/** Puts data into a result twice: some connectors read only the text, which is the same as JSON. */
function toolResult(data: { [name: string]: unknown }): CallToolResult {
  return { content: [{ type: "text", text: JSON.stringify(data) }], structuredContent: data };
}
