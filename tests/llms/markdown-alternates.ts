import { locales } from "#app/i18n/locales.ts";
import { pagePath } from "#app/i18n/paths.ts";
import { markdownPageNames } from "#app/pages.ts";
import type { TestSite } from "../support/site.ts";

/** The paths of all pages that there are as Markdown, too. */
export async function twinnedPages(site: TestSite): Promise<string[]> {
  const { body } = await site.get("/sitemap.xml");
  const posts = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = ""]) => new URL(url).pathname)
    .filter((path) => /\/blog\/[^/]+$/.test(path));
  const pages = locales.flatMap((locale) =>
    markdownPageNames.map((name) => pagePath(locale, name)),
  );
  return [...pages, ...posts];
}

/** The targets of a Markdown text's links. */
export function links(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
}
