import { redirect } from "react-router";
import { getLocale } from "../i18n/copy.server.ts";
import { feedPath, inLocale } from "../i18n/paths.ts";
import { movedFeeds } from "../pages.ts";
import type { Route } from "./+types/moved-feed";

/** Redirects readers of the feeds in other formats to RSS, for good. */
export function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const moved = Object.entries(movedFeeds).find(
    ([path]) => inLocale(locale, `/${path}`) === url.pathname,
  );
  return redirect(feedPath(locale, moved?.[1] ?? "blog"), 308);
}
