import { optionalSections } from "../content/optional-sections.server.ts";
import { getLocale } from "../i18n/copy.server.ts";
import { withoutLocale } from "../i18n/paths.ts";
import { findMarkdown } from "../llms/find-markdown.server.ts";
import { settingsContext } from "../load-context.server.ts";
import type { Route } from "./+types/markdown";

/** A page or a post as Markdown (media type: RFC 7763). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const path = withoutLocale(url.pathname.replace(/\.md$/, ""));
  const options = { siteUrl, sections: optionalSections(context) };
  const page = findMarkdown(getLocale(url), path, options);
  if (!page) {
    const headers = { "Content-Type": "text/plain; charset=utf-8" };
    return new Response("Not found\n", { status: 404, headers });
  }
  return new Response(page.markdown, {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      // Search engines should list the HTML page (RFC 6596).
      Link: `<${page.url}>; rel="canonical"`,
    },
  });
}
