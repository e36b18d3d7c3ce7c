import type { SharedSite } from "./shared-site.ts";

/** Fetches the paths of the pages in the sitemap, in all languages. */
export async function fetchSitemapPaths(site: Pick<SharedSite, "get">): Promise<string[]> {
  const { body } = await site.get("/sitemap.xml");
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}
