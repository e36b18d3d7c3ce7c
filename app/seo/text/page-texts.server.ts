import { readFileSync } from "node:fs";
import { createRequestHandler } from "react-router";
import type { Locale } from "../../i18n/locales.ts";
import { memoizeByLocale } from "../../i18n/memoize-by-locale.ts";
import { inLocale } from "../../i18n/paths.ts";
import { createLoadContext, type ServerSettings } from "../../load-context.server.ts";
import { sitemapPages } from "../sitemap.server.ts";
import { originToken, pagesFile } from "./built-files.ts";
import type { PageText } from "./page-markdown.ts";

const builtPages = memoizeByLocale((locale) => {
  const pages: readonly PageText[] = JSON.parse(readFileSync(pagesFile(locale), "utf8"));
  return new Map(pages.map((page) => [page.path, page]));
});

/** The page at a path without its locale, for readers of text; undefined if the sitemap has none. */
export async function pageText(
  locale: Locale,
  path: string,
  settings: ServerSettings,
): Promise<PageText | undefined> {
  const now = new Date();
  if (!sitemapPages(now).some((page) => page.path === path)) return undefined;
  const built = import.meta.env.PROD ? builtPages(locale).get(inLocale(locale, path)) : undefined;
  const isCurrent = built && (built.until === undefined || now <= new Date(built.until));
  const page = isCurrent ? built : await renderText(locale, inLocale(locale, path), settings);
  return { ...page, markdown: page.markdown.replaceAll(originToken, settings.siteUrl) };
}

/** All pages of the sitemap in a language. */
export async function pageTexts(locale: Locale, settings: ServerSettings): Promise<PageText[]> {
  const pages: PageText[] = [];
  for (const { path } of sitemapPages(new Date())) {
    const page = await pageText(locale, path, settings);
    if (page) pages.push(page);
  }
  return pages;
}

/** Renders a page and reads it, as the build does: what it said at build holds no longer, or there is no build yet. */
async function renderText(locale: Locale, path: string, settings: ServerSettings) {
  const build = await import("virtual:react-router/server-build");
  const [{ readPage }, text] = await Promise.all([
    import("./page-tree.ts"),
    import("./page-markdown.ts"),
  ]);
  const { siteUrl } = settings;
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const response = await handle(new Request(siteUrl + path), createLoadContext(settings));
  const address = { locale, path, siteUrl };
  return text.pageText(readPage(await response.text(), address), address);
}
