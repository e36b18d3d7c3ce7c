import { redirect } from "react-router";
import { getLocale } from "../i18n/copy.server.ts";
import { feedPath } from "../i18n/paths.ts";
import { settingsContext } from "../load-context.server.ts";
import { blogFeed } from "../seo/rss.server.ts";
import type { Route } from "./+types/feed";

/** The feed of the blog, in the language of its path. */
export function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale(context);
  // The paths of former feeds redirect permanently.
  if (url.pathname !== feedPath(locale)) return redirect(feedPath(locale), 308);
  const { siteUrl } = context.get(settingsContext);
  // Browsers apply the stylesheet of `application/xml`, but not of `application/rss+xml`. Feed readers accept both.
  return new Response(blogFeed(locale, siteUrl), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
