import { readFileSync } from "node:fs";
import { createRequestHandler } from "react-router";
import { buildOrigin } from "../../http/shared/build-origin.ts";
import type { Locale } from "../../i18n/locales.ts";
import { memoizeByLocale } from "../../i18n/memoize-by-locale.ts";
import { inLocale, localeOf, withoutLocale } from "../../i18n/paths.ts";
import { createLoadContext, type ServerSettings } from "../../load-context.server.ts";
import { absoluteUrl } from "../page-head.ts";
import { sitemapPages } from "../sitemap.server.ts";
import { pagesFile } from "./built-files.ts";
import type { PageText } from "./page-markdown.ts";

const builtPages = memoizeByLocale((locale) => {
  const pages: readonly PageText[] = JSON.parse(readFileSync(pagesFile(locale), "utf8"));
  return new Map(pages.map((page) => [page.path, page]));
});

/** The page at a path as text, for tools; undefined if the sitemap has none. */
export async function pageText(
  pathname: string,
  settings: ServerSettings,
): Promise<PageText | undefined> {
  const locale = localeOf(pathname);
  const path = inLocale(locale, pathname);
  const now = new Date();
  if (!sitemapPages(now).some((page) => page.path === withoutLocale(path))) return undefined;
  const built = import.meta.env.PROD ? builtPages(locale).get(path) : undefined;
  const isCurrent = built && (built.until === undefined || now <= new Date(built.until));
  const page = isCurrent ? built : await renderText(path, settings);
  return { ...page, markdown: page.markdown.replaceAll(buildOrigin, settings.siteUrl) };
}

/** All pages of the sitemap in a language, as text. */
export async function pageTexts(locale: Locale, settings: ServerSettings): Promise<PageText[]> {
  const pages: PageText[] = [];
  for (const { path } of sitemapPages(new Date())) {
    const page = await pageText(inLocale(locale, path), settings);
    if (page) pages.push(page);
  }
  return pages;
}

/** The page at a path as Markdown (media type: RFC 7763); undefined if there is none. */
export async function markdownResponse(
  pathname: string,
  settings: ServerSettings,
): Promise<Response | undefined> {
  const page = await pageText(pathname, settings);
  if (!page) return undefined;
  return new Response(page.markdown, {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      // Search engines should list the HTML page (RFC 6596).
      Link: `<${absoluteUrl(settings.siteUrl, page.path)}>; rel="canonical"`,
    },
  });
}

/** Renders a page and reads it, as the build does: for pages whose built text has expired, and in development. */
async function renderText(path: string, settings: ServerSettings): Promise<PageText> {
  const build = await import("virtual:react-router/server-build");
  const [{ readPage }, { writePage }] = await Promise.all([
    import("./page-tree.ts"),
    import("./page-markdown.ts"),
  ]);
  const { siteUrl } = settings;
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const response = await handle(new Request(siteUrl + path), createLoadContext(settings));
  return writePage(readPage(await response.text(), path, siteUrl));
}
