import type { RequestHandler } from "express";
import { markdownPath, withoutLocale } from "../../i18n/paths.ts";
import { itemPages, markdownPageNames, pages } from "../../pages.ts";
import { cacheControl } from "../../protocol/cache-control.ts";

const post = new RegExp(`^/${itemPages.post.replace(":slug", "[a-z0-9-]+")}$`);

/**
 * Sends whoever prefers Markdown (`Accept: text/markdown`) from a page to its twin. A redirect that no
 * cache keeps, and not the twin itself under the page's address: every address has one representation,
 * so pages are kept by address and encoding alone, here and in shared caches. A cache in front that
 * answers from its own store gives such a client the page, never a browser the Markdown.
 */
export function markdownTwins(): RequestHandler {
  return (request, response, next) => {
    if (!hasTwin(request.path)) return next();
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

function hasTwin(pathname: string): boolean {
  const path = withoutLocale(pathname);
  return post.test(path) || markdownPageNames.some((name) => path === `/${pages[name]}`);
}
