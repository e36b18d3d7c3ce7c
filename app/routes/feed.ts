import { redirect } from "react-router";
import { getLocale } from "../i18n/copy.server.ts";
import { feedPath } from "../i18n/paths.ts";
import { settingsContext } from "../load-context.server.ts";
import { blogFeed, rssType } from "../seo/rss.server.ts";
import type { Route } from "./+types/feed";

/** The feed of the blog, in the language of its path. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = getLocale(context);
  // Readers of the feeds in other formats get here, for good.
  if (url.pathname !== feedPath(locale)) return redirect(feedPath(locale), 308);
  const { siteUrl } = context.get(settingsContext);
  // Browsers, which accept HTML, render the stylesheet of XML but not of feeds.
  const isBrowser = request.headers.get("Accept")?.includes("text/html");
  return new Response(blogFeed(locale, siteUrl), {
    headers: {
      "Content-Type": `${isBrowser ? "application/xml" : rssType}; charset=utf-8`,
      Vary: "Accept",
    },
  });
}
