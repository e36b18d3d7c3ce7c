import { openJobs } from "../content/jobs.ts";
import { allPosts } from "../content/posts.server.ts";
import { defaultLocale } from "../i18n/locales.ts";
import { itemPath } from "../i18n/paths.ts";
import { pages } from "../pages.ts";
import type { SitemapPage } from "./sitemap.ts";

/** Every page that search engines may list at a moment. */
export function sitemapPages(now: Date): SitemapPage[] {
  return [
    ...Object.values(pages).map((path) => ({ path: `/${path}` })),
    ...allPosts(defaultLocale).map(({ slug, date }) => ({
      path: itemPath(defaultLocale, "post", slug),
      changed: date,
    })),
    ...openJobs(now).map(({ slug, posted }) => ({
      path: itemPath(defaultLocale, "job", slug),
      changed: posted,
    })),
  ];
}
