import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";

/**
 * Brings every form of a request's target (RFC 9112, section 3.2) down to the path: proxies may name the
 * site as well, and `OPTIONS *` asks about all of it. Without a `Host`, HTTP/1.1 has no meaning; which one
 * is there decides nothing, for the site has one origin, the configured one.
 */
export function requestTarget(): RequestHandler {
  return (request, response, next) => {
    const { url, httpVersion, headers } = request;
    if (httpVersion === "1.1" && headers.host === undefined) {
      return void response.status(400).set("Cache-Control", "no-store").end();
    }
    const path = url === "*" ? "/" : url.replace(/^https?:\/\/[^/?]*(?=\/?)/i, "");
    request.url = path.startsWith("?") ? `/${path}` : path || "/";
    request.originalUrl = request.url;
    next();
  };
}

/** The path of a request's target. */
export function pathOf({ url = "" }: IncomingMessage): string {
  return /^[^?#]*/.exec(url)?.[0] ?? "";
}
