import * as v from "valibot";
import { version } from "../../package.json";
import { copyIn } from "../i18n/copy.server.ts";
import { defaultLocale } from "../i18n/locales.ts";
import type { ServerSettings } from "../load-context.server.ts";
import { site } from "../site.ts";
import { unsupportedVersion } from "./modern.ts";
import {
  callSchema,
  legacyVersions,
  McpError,
  type McpHeaders,
  type Message,
  metaKeys,
  modernVersion,
} from "./protocol.ts";
import { tools } from "./tools/index.server.ts";

/** What every client may keep for an hour (Caching). */
const cacheable = { ttlMs: 3_600_000, cacheScope: "public" };

const capabilities = { tools: {} };

/** The result of a request of the stateless revision. */
export async function modernResult(
  { method, params }: Message,
  settings: ServerSettings,
): Promise<object> {
  const _meta = { [metaKeys.serverInfo]: serverInfo(settings) };
  const complete = { resultType: "complete", _meta };
  switch (method) {
    case "server/discover": {
      const supportedVersions = [modernVersion, ...legacyVersions];
      return { ...complete, supportedVersions, capabilities, ...instructions(), ...cacheable };
    }
    case "tools/list":
      return { ...complete, ...toolList(), ...cacheable };
    case "tools/call":
      return { ...complete, ...(await call(params, settings)) };
    default:
      throw new McpError("methodNotFound", "Method not found", 404);
  }
}

/** The result of a request of the revisions that begin with `initialize`. */
export async function legacyResult(
  { method, params }: Message,
  headers: McpHeaders,
  settings: ServerSettings,
): Promise<object> {
  if (method === "initialize") {
    const [latest] = legacyVersions;
    const protocolVersion = legacyVersions.find((known) => known === params.protocolVersion);
    return {
      protocolVersion: protocolVersion ?? latest,
      capabilities,
      serverInfo: serverInfo(settings),
      ...instructions(),
    };
  }
  requireLegacyVersion(headers);
  switch (method) {
    case "ping":
      return {};
    case "tools/list":
      return toolList();
    case "tools/call":
      return call(params, settings);
    default:
      throw new McpError("methodNotFound", "Method not found", 200);
  }
}

/** Before 2025-06-18, no header named the version; those revisions are not served. */
function requireLegacyVersion({ version }: McpHeaders): void {
  if (version === undefined) {
    throw new McpError("headerMismatch", "Header mismatch: MCP-Protocol-Version is missing");
  }
  if (!legacyVersions.some((known) => known === version)) throw unsupportedVersion(version);
}

function toolList(): object {
  return { tools: tools.map(({ definition }) => definition) };
}

async function call(params: Message["params"], settings: ServerSettings): Promise<object> {
  const parsed = v.safeParse(callSchema, params);
  if (!parsed.success) {
    throw new McpError("invalidParams", "Invalid params: tools/call needs a name", 200);
  }
  const { name, arguments: input } = parsed.output;
  const tool = tools.find(({ definition }) => definition.name === name);
  if (!tool) throw new McpError("invalidParams", "Unknown tool", 200);
  return tool.call(input, settings);
}

function serverInfo({ siteUrl }: ServerSettings): object {
  const title = site.name[defaultLocale];
  return { name: new URL(siteUrl).hostname, title, version, websiteUrl: siteUrl };
}

function instructions(): object {
  return { instructions: copyIn(defaultLocale, "mcp").instructions };
}
