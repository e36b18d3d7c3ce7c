import { type RequestHandler, Router } from "express";
import type { ServerSettings } from "../load-context.server.ts";
import { mcpPath } from "../pages.ts";
import { cacheControl } from "../protocol/cache-control.ts";
import type { ErrorPages } from "./middleware/error-page.ts";
import { jsonBody } from "./middleware/json-body.ts";
import type { BuildSource } from "./rendering/build-source.ts";
import { compressBody } from "./rendering/compression.ts";

const mediaType = "application/json";

/** In bytes: the longest question takes 2 kB. */
const maxBytes = 16_384;

interface McpOptions {
  source: BuildSource;
  settings: ServerSettings;
  rateLimited: RequestHandler;
  errorPages: ErrorPages;
}

/** `POST /mcp`: the Model Context Protocol over Streamable HTTP, without sessions and streams. */
export function mcpEndpoint({ source, settings, rateLimited, errorPages }: McpOptions): Router {
  const onlyPost: RequestHandler = (request, response, next) => {
    if (request.method === "POST") return next();
    response.set("Allow", "POST, OPTIONS");
    if (request.method === "OPTIONS") return void response.status(204).end();
    errorPages.send(request, response, 405);
  };

  /** Against DNS rebinding, `Host` doesn't count (Streamable HTTP, "Security & Endpoint"). */
  const ownOrigin: RequestHandler = (request, response, next) => {
    const origin = request.get("Origin");
    if (origin === undefined || origin === settings.siteUrl) return next();
    errorPages.send(request, response, 403);
  };

  const onlyJson: RequestHandler = (request, response, next) => {
    if (request.is(mediaType)) return next();
    errorPages.send(request, response, 415);
  };

  const respond: RequestHandler = async (request, response) => {
    const { respondToMcp } = (await source.load()).entry.module;
    const headers = {
      version: request.get("MCP-Protocol-Version"),
      method: request.get("Mcp-Method"),
      name: request.get("Mcp-Name"),
    };
    const { status, body } = await respondToMcp(request.body, headers, settings);
    response.status(status).set("Cache-Control", cacheControl.noStore);
    if (!body) return void response.end();
    response.type("json").send(compressBody(request, response, JSON.stringify(body)));
  };

  return Router().all(
    mcpPath,
    onlyPost,
    ownOrigin,
    rateLimited,
    onlyJson,
    jsonBody({ type: [mediaType], limit: maxBytes }),
    respond,
  );
}
