import { pipeline } from "node:stream/promises";
import type {
  Request as ExpressRequest,
  Response as ExpressResponse,
  RequestHandler,
} from "express";
import type { RouterContextProvider } from "react-router";
import { cacheControl } from "../../protocol/cache-control.ts";
import { compressionStream } from "./compression.ts";
import type { Render } from "./renderer.ts";

interface RequestHandlerOptions {
  render: Render;
  siteUrl: string;
  loadContext: (
    request: ExpressRequest,
    response: ExpressResponse,
  ) => RouterContextProvider | Promise<RouterContextProvider>;
}

/**
 * Renders the responses that are not cached: queries, forms and their data. In place of
 * `@react-router/express`, which takes the origin from the client's request, reads bodies only while it
 * renders, and appends its headers to those that are set.
 */
export function requestHandler({
  render,
  siteUrl,
  loadContext,
}: RequestHandlerOptions): RequestHandler {
  return async (request, response) => {
    const closed = new AbortController();
    response.on("close", () => closed.abort());
    const webRequest = toWebRequest(request, siteUrl, closed.signal);
    try {
      const { status, headers, body } = await render(
        webRequest,
        await loadContext(request, response),
      );
      const isError = status >= 400;
      response.set("Cache-Control", isError ? cacheControl.noStore : cacheControl.noCache);
      if (isError) response.set("X-Robots-Tag", "noindex");
      response.status(status).setHeaders(headers);
      const gzip = compressionStream(request, response);
      if (!body) response.end();
      else await (gzip ? pipeline(body, gzip, response) : pipeline(body, response));
    } catch (error) {
      if (!closed.signal.aborted) throw error;
    }
  };
}

/** The site has one origin, the configured one: a client's `Host` decides nothing. */
function toWebRequest(request: ExpressRequest, siteUrl: string, signal: AbortSignal): Request {
  const { method, originalUrl } = request;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(request.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  // It has been compared with the site's (middleware/same-origin.ts); React Router would do so with `Host`.
  headers.delete("Origin");
  const body: unknown = request.body;
  return new Request(siteUrl + originalUrl, {
    method,
    headers,
    signal,
    ...(body instanceof Uint8Array && { body: Uint8Array.from(body) }),
  });
}
