import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { settingsContext } from "../load-context.server.ts";
import { blogFeed, rssType } from "../seo/rss.server.ts";
import type { Route } from "./+types/feed";

/** The feed of the blog, in the language of its path. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const copy = getCopy(context, "blog");
  // Browsers, which accept HTML, render the stylesheet of XML but not of feeds.
  const isBrowser = request.headers.get("Accept")?.includes("text/html");
  return new Response(blogFeed({ locale: getLocale(context), siteUrl, copy }), {
    headers: {
      "Content-Type": `${isBrowser ? "application/xml" : rssType}; charset=utf-8`,
      Vary: "Accept",
    },
  });
}
