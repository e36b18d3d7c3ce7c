import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { settingsContext } from "../load-context.server.ts";
import { atom } from "../seo/feeds/atom.ts";
import { changelogFeed } from "../seo/feeds/changelog-feed.server.ts";
import { feedType } from "../seo/feeds/feed-type.ts";
import type { Route } from "./+types/api-changelog-feed";

/** The feed of the API's changelog, in the language of its path. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const copy = getCopy(context, url, "apiChangelog");
  const feed = changelogFeed({ locale: getLocale(url), siteUrl, copy });
  return new Response(atom(feed), {
    headers: { "Content-Type": `${feedType("atom", request)}; charset=utf-8`, Vary: "Accept" },
  });
}
