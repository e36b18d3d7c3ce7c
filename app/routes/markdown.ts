import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { pageMarkdown } from "../llms/page-markdown.ts";
import { markdownPages, postPage } from "../llms/pages.server.ts";
import { settingsContext } from "../load-context.server.ts";
import { markdownPageNames, pages } from "../pages.ts";
import { absolute } from "../seo/page-head.ts";
import type { Route } from "./+types/markdown";
import { optionalSections } from "./legal/optional-sections.server.ts";

/** A page or a post as Markdown (media type: RFC 7763). */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const locale = getLocale(url);
  const { siteUrl } = context.get(settingsContext);
  const name = markdownPageNames.find((name) => pages[name] === params.page);
  const page = params.slug
    ? postPage(locale, params.slug)
    : name && markdownPages[name](locale, optionalSections(context));
  if (!page) {
    const headers = { "Content-Type": "text/plain; charset=utf-8" };
    return new Response("Not found\n", { status: 404, headers });
  }

  const pageUrl = absolute(siteUrl, url.pathname.replace(/\.md$/, ""));
  const copy = getCopy(context, url, "markdown");
  return new Response(pageMarkdown(page, { locale, siteUrl, pageUrl, copy }), {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      // Search engines should list the HTML page (RFC 6596).
      Link: `<${pageUrl}>; rel="canonical"`,
    },
  });
}
