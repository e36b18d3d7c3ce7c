import { type RequestHandler, Router } from "express";
import { sizeLimits } from "../limits.ts";
import { mcpPath } from "../pages.ts";
import type { AppContext } from "./app.ts";
import { webHeaders } from "./rendering/request-handler.ts";
import { cacheControl } from "./shared/response-headers.ts";

const mediaType = "application/json";

/** Of JSON-RPC 2.0. */
const errorCodes = { parse: -32700, invalidRequest: -32600 };

/** `POST /mcp`: the Model Context Protocol over Streamable HTTP, without sessions and streams. */
export function mcpEndpoint(context: AppContext): Router {
  const { source, settings, refuseAboveLimit, errorPages } = context;
  const respond: RequestHandler = async (request, response) => {
    const { method } = request;
    if (method !== "POST") response.set("Allow", "POST, OPTIONS");
    if (method === "OPTIONS") return void response.status(204).end();
    if (method !== "POST") return errorPages.send(request, response, 405);
    // `Host` is not trusted, because of DNS rebinding (Streamable HTTP, "Security & Endpoint").
    const { origin = settings.siteUrl } = request.headers;
    if (origin !== settings.siteUrl) return errorPages.send(request, response, 403);
    if (await refuseAboveLimit(request, response)) return;
    if (!request.is(mediaType)) return errorPages.send(request, response, 415);
    const text = String(request.body);
    if (Buffer.byteLength(text) > sizeLimits.mcp) return errorPages.send(request, response, 413);

    response.set("Cache-Control", cacheControl.noStore);
    const body = parse(text);
    // Batches would get around the rate limit, and newer revisions don't have them.
    if (typeof body !== "object" || body === null || Array.isArray(body)) {
      const code = body === undefined ? errorCodes.parse : errorCodes.invalidRequest;
      const error = { code, message: "The body is not one JSON-RPC message." };
      return void response.status(400).json({ jsonrpc: "2.0", error });
    }
    const headers = webHeaders(request);
    headers.set("Accept", `${mediaType}, text/event-stream`);
    const message = new globalThis.Request(settings.siteUrl + mcpPath, { method, headers });
    const { respondToMcp } = (await source.load()).entry.module;
    const mcpResponse = await respondToMcp(message, body, settings);
    response.status(mcpResponse.status);
    const json = await mcpResponse.text();
    if (!json) return void response.end();
    response.type("json").send(json);
  };

  return Router().all(mcpPath, respond);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
