import { localeOf, withoutLocale } from "../i18n/paths.ts";
import type { ServerSettings } from "../load-context.server.ts";
import { findMarkdown } from "./find-markdown.server.ts";

/** The Markdown version of the page at a path (media type: RFC 7763); undefined if there is none. */
export function markdownResponse(pathname: string, settings: ServerSettings): Response | undefined {
  const page = findMarkdown(localeOf(pathname), withoutLocale(pathname), settings.siteUrl);
  if (!page) return undefined;
  return new Response(page.markdown, {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      // Search engines should list the HTML page (RFC 6596).
      Link: `<${page.url}>; rel="canonical"`,
    },
  });
}
