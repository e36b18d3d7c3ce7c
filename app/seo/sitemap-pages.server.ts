import { pages } from "../pages.ts";
import type { SitemapPage } from "./sitemap.ts";

/** Every page that search engines may list at a moment. */
export function sitemapPages(_now: Date): SitemapPage[] {
  return Object.values(pages).map((path) => ({ path: `/${path}` }));
}
