import { settingsContext } from "../load-context.server.ts";
import { sitemap, sitemapPages } from "../seo/sitemap.server.ts";
import type { Route } from "./+types/sitemap";

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  return new Response(sitemap(siteUrl, sitemapPages(new Date())), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
