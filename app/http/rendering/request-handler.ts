import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Request as ExpressRequest, RequestHandler } from "express";
import type { AppContext } from "../app.ts";
import { addPolicy } from "../middleware/base-headers.ts";
import { requestIdOf } from "../monitoring/request-id.ts";
import { createCompression } from "../responses/compression.ts";
import { clientNetwork } from "../shared/client-network.ts";
import { cacheControl } from "../shared/response-headers.ts";

/**
 * Renders the responses that are not stored: queries, forms and their data. It replaces the request listener of
 * `@react-router/node`, which takes the origin from the client's request, reads bodies only while it renders, and
 * ignores headers that middleware has set.
 */
export function requestHandler(context: AppContext): RequestHandler {
  const { config, source, render, settings } = context;
  return async (request, response) => {
    const closed = new AbortController();
    response.on("close", () => closed.abort());
    const webRequest = toWebRequest(request, settings.siteUrl, closed.signal);
    try {
      const { createLoadContext } = (await source.load()).entry.module;
      const { ip: address = "" } = request;
      const requestId = requestIdOf(response);
      const loadContext = createLoadContext(settings, { address, requestId });
      const client = clientNetwork(address);
      const { status, headers, body } = await render(webRequest, loadContext, client);
      const isError = status >= 400;
      response.set("Cache-Control", isError ? cacheControl.noStore : cacheControl.noCache);
      if (isError) response.set("X-Robots-Tag", "noindex");
      addPolicy(headers, request.path, config);
      response.status(status).setHeaders(headers);
      await pipeline([
        Readable.from(body ?? []),
        ...createCompression(request, response),
        response,
      ]);
    } catch (error) {
      if (!closed.signal.aborted) throw error;
    }
  };
}

/** Converts a request. Its origin is the configured one, never the client's `Host`. */
function toWebRequest(request: ExpressRequest, siteUrl: string, signal: AbortSignal): Request {
  const { method, originalUrl } = request;
  const headers = webHeaders(request);
  // middleware/same-origin.ts has compared it with the site's origin. React Router would compare it with `Host`.
  headers.delete("Origin");
  const body: unknown = request.body;
  return new Request(siteUrl + originalUrl, {
    method,
    headers,
    signal,
    ...(body instanceof Uint8Array && { body: Uint8Array.from(body) }),
  });
}

/** The headers of a request as those of the Fetch standard. */
export function webHeaders({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value);
  return headers;
}
