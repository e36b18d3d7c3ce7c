import type { SharedSite } from "../support/shared-site.ts";

/** The paths of the pages in the sitemap; each of them is there as Markdown, too. */
export async function sitemapPaths(site: SharedSite): Promise<string[]> {
  const { body } = await site.get("/sitemap.xml");
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

/** The targets of a Markdown text's links. */
export function links(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
}
