import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { settingsContext } from "../load-context.server.ts";
import { blogFeed } from "../seo/feeds/blog-feed.server.ts";
import { rssResponse } from "../seo/feeds/rss.ts";
import type { Route } from "./+types/feed";

/** The feed of the blog, in the language of its path. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const copy = getCopy(context, url, "blog");
  return rssResponse(blogFeed({ locale: getLocale(url), siteUrl, copy }), request);
}
