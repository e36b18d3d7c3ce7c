import type { MiddlewareFunction } from "react-router";
import { prefersMarkdown } from "../../http/shared/request-headers.ts";
import { markdownPath } from "../../i18n/paths.ts";
import { settingsContext } from "../../load-context.server.ts";
import { hasMarkdown } from "./has-markdown.ts";
import { markdownResponse } from "./markdown-response.server.ts";
import { pageLinks } from "./page-links.ts";

/**
 * Answers with the Markdown version of a page if the client prefers it (`Accept: text/markdown`), and adds links for
 * tools to the pages.
 */
export const discovery: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { pathname } = new URL(request.url);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isNegotiated = isRead && hasMarkdown(pathname);
  if (isNegotiated && prefersMarkdown(request.headers.get("Accept"))) {
    const response = await markdownResponse(pathname, context.get(settingsContext));
    if (response) {
      // RFC 9110, section 8.7: the same is at a URL of its own.
      response.headers.set("Content-Location", markdownPath(pathname));
      response.headers.append("Vary", "Accept");
      return response;
    }
  }
  const response = await next();
  const { status, headers } = response;
  if (isRead && status === 200 && headers.get("Content-Type")?.startsWith("text/html")) {
    headers.append("Link", pageLinks(pathname));
    if (isNegotiated) headers.append("Vary", "Accept");
  }
  return response;
};
