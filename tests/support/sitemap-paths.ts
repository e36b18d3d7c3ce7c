import type { SharedSite } from "./shared-site.ts";

/** The paths of the pages in the sitemap, in all languages. */
export async function sitemapPaths(site: Pick<SharedSite, "get">): Promise<string[]> {
  const { body } = await site.get("/sitemap.xml");
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}
