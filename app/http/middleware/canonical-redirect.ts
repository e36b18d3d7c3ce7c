import type { RequestHandler } from "express";
import { canonicalPath, isMalformedPath } from "./canonical-path.ts";
import { sendStaticPage } from "./error-page.ts";

/** Gives every page one URL: malformed paths are refused, other spellings redirect in one hop. */
export function oneUrl(): RequestHandler {
  return (request, response, next) => {
    const target = request.originalUrl;
    const queryAt = target.indexOf("?");
    const path = queryAt < 0 ? target : target.slice(0, queryAt);
    if (isMalformedPath(path)) return sendStaticPage(request, response, 400);
    const canonical = canonicalPath(path);
    if (canonical === path) return next();
    const query = queryAt < 0 ? "" : target.slice(queryAt);
    // 308 keeps the method; the path begins with a single slash, so it can't name another host.
    response
      .set("Location", canonical + query)
      .set("Content-Length", "0")
      .status(308)
      .end();
  };
}
