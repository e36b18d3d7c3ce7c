import type { RequestHandler } from "express";
import { locales } from "../../i18n/locales.ts";
import { inLocale } from "../../i18n/paths.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { Render } from "../rendering/renderer.ts";
import type { AppBuild } from "../rendering/server-build.ts";
import { cacheKeys, requestOf } from "./cache-key.ts";
import { type PageCache, pageCache } from "./page-cache.ts";

interface CachedPagesOptions {
  render: Render;
  settings: ServerSettings;
  metrics: Pick<Metrics, "pageLookups">;
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** To render every page in advance: resolves when there is time for the next one, to false if there is to be none. */
  whenIdle?: () => Promise<boolean>;
}

/** Creates the page cache of a build. A cached response is the same for every client: it depends on no query or form. */
export function cachedPages(
  build: AppBuild,
  { render, settings, metrics, headers, whenIdle }: CachedPagesOptions,
): Pick<PageCache, "tryServeFromCache" | "handler"> {
  const { createLoadContext, nextContentChange, sitemapPages } = build.entry.module;
  const pages = pageCache({
    keyOf: cacheKeys(build.routes),
    render: (key, requestId) =>
      render(requestOf(key, settings.siteUrl), createLoadContext(settings, { requestId })),
    expiryAt: nextContentChange,
    baseHeaders: headers,
    count: (result) => metrics.pageLookups.inc({ result }),
  });
  if (whenIdle) {
    const paths = sitemapPages(new Date()).map(({ path }) => path);
    const keys = locales.flatMap((locale) => paths.map((path) => inLocale(locale, path)));
    // `handleError` logs a failure; the next request renders the page again.
    pages.warm([...keys, "/sitemap.xml"], whenIdle).catch(() => {});
  }
  return pages;
}

const skip: RequestHandler = (_request, response, next) => {
  response.set("Cache-Status", "website; fwd=bypass; detail=development");
  next();
};

/** In place of the cache in development: renders every request. */
export const noCache: Pick<PageCache, "tryServeFromCache" | "handler"> = {
  tryServeFromCache: () => false,
  handler: skip,
};
