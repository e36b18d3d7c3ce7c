import { type RequestHandler, Router } from "express";
import { sizeLimits } from "../limits.ts";
import type { ServerSettings } from "../load-context.server.ts";
import { mcpPath } from "../pages.ts";
import type { ErrorPages } from "./middleware/error-page.ts";
import { jsonBody } from "./middleware/request-body.ts";
import type { BuildSource } from "./rendering/build-source.ts";
import { compressBody } from "./responses/compression.ts";
import { cacheControl } from "./shared/response-headers.ts";

const mediaType = "application/json";

/** Of JSON-RPC 2.0. */
const errorCodes = { parse: -32700, invalidRequest: -32600 };

/** The headers that repeat parts of the message (Streamable HTTP, "Server Validation"). */
const mcpHeaders = ["MCP-Protocol-Version", "Mcp-Method", "Mcp-Name"];

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
    response.set("Cache-Control", cacheControl.noStore);
    const body: unknown = request.body;
    // Batches would pass the rate limit, and are no part of the newer revisions.
    if (typeof body !== "object" || body === null || Array.isArray(body)) {
      const code = body === undefined ? errorCodes.parse : errorCodes.invalidRequest;
      const error = { code, message: "The body is not one JSON-RPC message." };
      return void response.status(400).json({ jsonrpc: "2.0", error });
    }
    const { respondToMcp } = (await source.load()).entry.module;
    const headers = new Headers({
      "Content-Type": mediaType,
      Accept: `${mediaType}, text/event-stream`,
    });
    for (const name of mcpHeaders) {
      const value = request.get(name);
      if (value !== undefined) headers.set(name, value);
    }
    const message = new globalThis.Request(settings.siteUrl + mcpPath, { method: "POST", headers });
    const answered = await respondToMcp(message, body, settings);
    response.status(answered.status);
    const text = await answered.text();
    if (!text) return void response.end();
    response.type("json").send(compressBody(request, response, text));
  };

  return Router().all(
    mcpPath,
    onlyPost,
    ownOrigin,
    rateLimited,
    onlyJson,
    jsonBody({ type: [mediaType], limit: sizeLimits.mcp }),
    respond,
  );
}
