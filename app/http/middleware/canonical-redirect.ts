import type { RequestHandler } from "express";
import { canonicalPath, isMalformedPath } from "./canonical-path.ts";
import { sendStaticPage } from "./error-page.ts";

/**
 * Gives every page one URL: malformed paths are refused, other spellings redirect in one hop to what
 * `exists`. Where nothing does, they are missing at once.
 */
export function oneUrl(exists: (path: string) => Promise<boolean>): RequestHandler {
  return async (request, response, next) => {
    const target = request.originalUrl;
    const queryAt = target.indexOf("?");
    const path = queryAt < 0 ? target : target.slice(0, queryAt);
    if (isMalformedPath(path)) return sendStaticPage(request, response, 400);
    const canonical = canonicalPath(path);
    if (canonical === path) return next();
    const location = canonical + (queryAt < 0 ? "" : target.slice(queryAt));
    if (!(await exists(canonical))) {
      // The page of the missing path knows its language.
      request.url = location;
      request.originalUrl = location;
      return next();
    }
    // 308 keeps the method; the path begins with a single slash, so it can't name another host.
    response.set("Location", location).set("Content-Length", "0").status(308).end();
  };
}
