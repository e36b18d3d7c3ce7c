import { pipeline } from "node:stream/promises";
import type {
  Request as ExpressRequest,
  Response as ExpressResponse,
  RequestHandler,
} from "express";
import type { RouterContextProvider } from "react-router";
import { compression } from "./compression.ts";
import type { Render } from "./renderer.ts";

interface FreshPagesOptions {
  render: Render;
  siteUrl: string;
  loadContext: (
    request: ExpressRequest,
    response: ExpressResponse,
  ) => RouterContextProvider | Promise<RouterContextProvider>;
}

/**
 * What is rendered for one request: queries, forms, data. In place of `@react-router/express`, which
 * asks the client for the origin, reads bodies only inside the rendering, and appends its headers to those
 * that are set.
 */
export function freshPages({ render, siteUrl, loadContext }: FreshPagesOptions): RequestHandler {
  return async (request, response) => {
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    const asked = toWebRequest(request, siteUrl, gone.signal);
    try {
      const { status, headers, body } = await render(asked, await loadContext(request, response));
      if (status >= 400) response.set({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });
      // Unsaid, a cache in front could keep it for as long as it likes (RFC 9111, section 4.2.2).
      else response.set("Cache-Control", "no-cache");
      response.status(status).setHeaders(headers);
      const gzip = compression(request, response);
      if (!body) response.end();
      else await (gzip ? pipeline(body, gzip, response) : pipeline(body, response));
    } catch (error) {
      if (!gone.signal.aborted) throw error;
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
