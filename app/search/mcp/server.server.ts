import {
  type CallToolResult,
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { version } from "../../../package.json";
import { copyIn } from "../../i18n/copy.server.ts";
import { defaultLocale } from "../../i18n/locales.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import { site } from "../../site/site.ts";
import { fetchInput, fetchOutput, fetchPage } from "./fetch.server.ts";
import { searchInput, searchOutput, searchSite } from "./search.server.ts";

/** The stateless revision, and those that begin with `initialize`, latest first. */
const versions = ["2026-07-28", "2025-11-25", "2025-06-18"];

/** What every client may keep for an hour. */
const cacheHint = { ttlMs: 3_600_000, cacheScope: "public" } as const;

const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** Serves a request without a session: each gets a server of its own, and JSON in place of an event stream. */
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
  const handler = createMcpHandler(() => createServer(settings), { responseMode: "json" });
  return await handler.fetch(request, { parsedBody: body });
}

/** A server with the two tools that connectors of assistants look for. */
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
    async (input) => result(await searchSite(input, settings)),
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
        ? result(page)
        : { content: [{ type: "text", text: "There is no such page." }], isError: true };
    },
  );
  return server;
}

/** Connectors read the text, which is the same as JSON. */
function result(data: { [name: string]: unknown }): CallToolResult {
  return { content: [{ type: "text", text: JSON.stringify(data) }], structuredContent: data };
}
