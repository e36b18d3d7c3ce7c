import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { settingsContext } from "../load-context.server.ts";
import { changelogFeed } from "../seo/feeds/changelog-feed.server.ts";
import { rssResponse } from "../seo/feeds/rss.ts";
import type { Route } from "./+types/api-changelog-feed";

/** The feed of the API's changelog, in the language of its path. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const copy = getCopy(context, url, "apiChangelog");
  return rssResponse(changelogFeed({ locale: getLocale(url), siteUrl, copy }), request);
}
