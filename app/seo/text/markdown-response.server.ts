import { localeOf, withoutLocale } from "../../i18n/paths.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import { absolute } from "../page-head.ts";
import { pageText } from "./page-texts.server.ts";

/** The Markdown version of the page at a path (media type: RFC 7763); undefined if there is none. */
export async function markdownResponse(
  pathname: string,
  settings: ServerSettings,
): Promise<Response | undefined> {
  const page = await pageText(localeOf(pathname), withoutLocale(pathname), settings);
  if (!page) return undefined;
  return new Response(page.markdown, {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      // Search engines should list the HTML page (RFC 6596).
      Link: `<${absolute(settings.siteUrl, page.path)}>; rel="canonical"`,
    },
  });
}
