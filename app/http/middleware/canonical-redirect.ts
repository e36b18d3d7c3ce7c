import type { RequestHandler } from "express";
import { canonicalPath, isMalformedPath } from "./canonical-path.ts";
import type { ErrorPages } from "./error-page.ts";

/**
 * Gives every page one URL: answers 400 to malformed paths, and redirects non-canonical paths in one hop if
 * something exists at the canonical one. If nothing does, the response is a 404 without a redirect.
 */
export function canonicalRedirect(
  pathExists: (path: string) => Promise<boolean>,
  errorPages: ErrorPages,
): RequestHandler {
  return async (request, response, next) => {
    const target = request.originalUrl;
    const queryAt = target.indexOf("?");
    const path = queryAt < 0 ? target : target.slice(0, queryAt);
    if (isMalformedPath(path)) return errorPages.send(request, response, 400);
    const canonical = canonicalPath(path);
    if (canonical === path) return next();
    const location = canonical + (queryAt < 0 ? "" : target.slice(queryAt));
    if (!(await pathExists(canonical))) {
      // The not-found page is in the language of the canonical path.
      request.url = location;
      request.originalUrl = location;
      return next();
    }
    // 308 keeps the method; the path begins with a single slash, so it can't name another host.
    response.set("Location", location).set("Content-Length", "0").status(308).end();
  };
}
