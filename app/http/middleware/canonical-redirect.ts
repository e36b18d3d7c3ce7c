import type { RequestHandler } from "express";
import { cacheControl } from "../../protocol/cache-control.ts";
import { canonicalPath, isMalformedPath } from "./canonical-path.ts";
import type { ErrorPages } from "./error-page.ts";

/**
 * Gives every page one URL: answers 400 to malformed paths, and redirects non-canonical paths in one hop, whether or
 * not something exists at the canonical one.
 */
export function canonicalRedirect(errorPages: ErrorPages): RequestHandler {
  return (request, response, next) => {
    const target = request.originalUrl;
    const queryAt = target.indexOf("?");
    const path = queryAt < 0 ? target : target.slice(0, queryAt);
    if (isMalformedPath(path)) return errorPages.send(request, response, 400);
    const canonical = canonicalPath(path);
    if (canonical === path) return next();
    const location = canonical + (queryAt < 0 ? "" : target.slice(queryAt));
    // 308 keeps the method; the path begins with a single slash, so it can't name another host.
    response
      .status(308)
      .set({ Location: location, "Cache-Control": cacheControl.file, "Content-Length": "0" })
      .end();
  };
}
