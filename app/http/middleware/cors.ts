import type { RequestHandler } from "express";
import { locales } from "../../i18n/locales.ts";
import { inLocale } from "../../i18n/paths.ts";

/** Descriptions of the API, which tools of any origin may read. */
const openPaths = new Set([
  ...locales.map((locale) => inLocale(locale, "/openapi.json")),
  "/.well-known/api-catalog",
]);

/**
 * Lets scripts of other origins read the API's descriptions, including error responses (CORS:
 * fetch.spec.whatwg.org, section 3.3). A request with `If-None-Match` is preceded by a preflight request.
 */
export function cors(): RequestHandler {
  return (request, response, next) => {
    if (!openPaths.has(request.path)) return next();
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
