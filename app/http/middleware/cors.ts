import type { RequestHandler } from "express";

/** Descriptions of the API, which tools on any origin may read. */
const open = /^(\/zh)?\/openapi\.json$|^\/\.well-known\/api-catalog$/;

/**
 * Lets scripts of other origins read the API's description, its errors too (CORS: fetch.spec.whatwg.org,
 * section 3.3). Asking again with `If-None-Match` makes a browser ask for permission first.
 */
export function crossOrigin(): RequestHandler {
  return (request, response, next) => {
    if (!open.test(request.path)) return next();
    response.set({
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Expose-Headers": "ETag",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
    if (request.method === "OPTIONS") {
      response.set({
        "Access-Control-Allow-Methods": "GET, HEAD",
        "Access-Control-Allow-Headers": "*",
        "Access-Control-Max-Age": "86400",
      });
    }
    next();
  };
}
