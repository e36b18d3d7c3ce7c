import type { RequestHandler } from "express";
import { markdownPath } from "../../i18n/paths.ts";
import { hasMarkdown } from "../../llms/has-markdown.ts";
import { cacheControl } from "../../protocol/cache-control.ts";

/**
 * Redirects clients that prefer Markdown (`Accept: text/markdown`) from a page to its Markdown version. The
 * redirect is not cached, and each URL has one representation: so this cache and shared caches need no `Vary: Accept`
 * for pages. A shared cache may answer such a client with HTML, but never a browser with Markdown.
 */
export function markdownNegotiation(): RequestHandler {
  return (request, response, next) => {
    if (!hasMarkdown(request.path)) return next();
    if (request.accepts(["text/html", "text/markdown"]) !== "text/markdown") return next();
    response
      .set({
        Location: markdownPath(request.path),
        "Cache-Control": cacheControl.noStore,
        Vary: "Accept",
      })
      .status(303)
      .end();
  };
}
