import type { MiddlewareFunction } from "react-router";
import { prefersMarkdown } from "../../http/shared/request-headers.ts";
import { inLocale, isLeftOut, localeOf, markdownPath, openapiPath } from "../../i18n/paths.ts";
import { settingsContext } from "../../load-context.server.ts";
import { hasMarkdown } from "./has-markdown.ts";
import { markdownResponse } from "./page-texts.server.ts";

/**
 * Answers with the Markdown version of a page if the client prefers it (`Accept: text/markdown`), and adds to HTML pages the
 * links that tools look for.
 */
export const discovery: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { pathname } = new URL(request.url);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isNegotiated = isRead && hasMarkdown(pathname);
  if (isNegotiated && prefersMarkdown(request.headers.get("Accept"))) {
    const response = await markdownResponse(pathname, context.get(settingsContext));
    if (response) {
      // The same representation has a URL of its own (RFC 9110, section 8.7).
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

/**
 * The `Link` header of a page (RFC 8288) for tools that don't read its head: its Markdown version, llms.txt, and the
 * API's description (RFC 8631) and catalog (RFC 9727). Alternates in other languages are in the head only.
 */
function pageLinks(pathname: string): string {
  const locale = localeOf(pathname);
  const link = (path: string, rel: string) => (isLeftOut(path) ? [] : [`<${path}>; rel="${rel}"`]);
  const markdown = `<${markdownPath(pathname)}>; rel="alternate"; type="text/markdown"`;
  return [
    ...(hasMarkdown(pathname) ? [markdown] : []),
    ...link(inLocale(locale, "/llms.txt"), "describedby"),
    ...link(openapiPath(locale), "service-desc"),
    ...link("/.well-known/api-catalog", "api-catalog"),
    ...link("/sitemap.xml", "sitemap"),
  ].join(", ");
}
