import type { RequestHandler } from "express";
import { locales } from "../../i18n/locales.ts";
import { apiFormatPath } from "../../i18n/paths.ts";
import { skillIndexPath, skillPath } from "../../llms/skill-paths.ts";
import { apiFormatNames } from "../../pages.ts";

/** Descriptions of the API, which tools of any origin may read. */
const openPaths = new Set([
  ...locales.flatMap((locale) => apiFormatNames.map((format) => apiFormatPath(locale, format))),
  "/.well-known/api-catalog",
  skillIndexPath,
  ...locales.map(skillPath),
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
