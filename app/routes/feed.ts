import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { feedPath } from "../i18n/paths.ts";
import { settingsContext } from "../load-context.server.ts";
import { type FeedFormat, feedFormats } from "../pages.ts";
import { atom } from "../seo/feeds/atom.ts";
import { blogFeed } from "../seo/feeds/blog-feed.server.ts";
import type { Feed } from "../seo/feeds/feed.ts";
import { feedType } from "../seo/feeds/feed-type.ts";
import { jsonFeed } from "../seo/feeds/json-feed.ts";
import { rss } from "../seo/feeds/rss.ts";
import type { Route } from "./+types/feed";

const write: Record<FeedFormat, (feed: Feed) => string> = { rss, atom, json: jsonFeed };

/** A feed of the blog; its path determines language and format. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = getLocale(url);
  const format = feedFormats.find((name) => feedPath(locale, name) === url.pathname) ?? "rss";
  const { siteUrl } = context.get(settingsContext);
  const feed = blogFeed({ locale, format, siteUrl, copy: getCopy(context, url, "blog") });
  return new Response(write[format](feed), {
    headers: {
      "Content-Type": `${feedType(format, request)}; charset=utf-8`,
      Vary: "Accept",
    },
  });
}
