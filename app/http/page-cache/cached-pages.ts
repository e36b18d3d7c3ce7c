import type { RequestHandler } from "express";
import { locales } from "../../i18n/locales.ts";
import { inLocale } from "../../i18n/paths.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { Render } from "../rendering/renderer.ts";
import type { AppBuild } from "../rendering/server-build.ts";
import { cacheKeys, requestOf } from "./cache-key.ts";
import { loaderData } from "./loader-data.ts";
import { type PageCache, pageCache } from "./page-cache.ts";

interface CachedPagesOptions {
  render: Render;
  settings: ServerSettings;
  metrics: Pick<Metrics, "pageLookups">;
  rateLimited: RequestHandler;
  /** A folder that releases and replicas share. */
  assetsDirectory?: string | undefined;
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** To render every page in advance: resolves when there is time for the next one, to false if there is to be none. */
  whenIdle?: () => Promise<boolean>;
}

interface CachedPages extends Pick<PageCache, "tryServeFromCache" | "handler"> {
  /** Serves what cached pages hydrate with. */
  readonly loaderData: RequestHandler;
}

/** Creates the page cache of a build. A cached response is the same for every client: it depends on no query or form. */
export function cachedPages(
  build: AppBuild,
  {
    render,
    settings,
    metrics,
    rateLimited,
    assetsDirectory,
    headers,
    whenIdle,
  }: CachedPagesOptions,
): CachedPages {
  const { createLoadContext, nextContentChange, sitemapPages } = build.entry.module;
  const data = loaderData({
    render: (page) => pages.warm([page], async () => true),
    rateLimited,
    directory: assetsDirectory,
    onError: () => settings.onWarning("the data of a page can't be shared"),
  });
  const pages = pageCache({
    keyOf: cacheKeys(build.routes),
    render: (key, requestId) => {
      const storeLoaderData = (json: string) => data.store(key, json);
      const context = createLoadContext(settings, { requestId, storeLoaderData });
      return render(requestOf(key, settings.siteUrl), context);
    },
    expiryAt: nextContentChange,
    baseHeaders: headers,
    count: (result) => metrics.pageLookups.inc({ result }),
  });
  // `handleError` logs a failure; the next request renders the page again.
  if (whenIdle) renderInAdvance(whenIdle).catch(() => {});
  return { ...pages, loaderData: data.handler };

  async function renderInAdvance(whenIdle: () => Promise<boolean>): Promise<void> {
    // Listing the pages takes time that a start should not.
    if (!(await whenIdle())) return;
    const paths = sitemapPages(new Date()).map(({ path }) => path);
    const keys = locales.flatMap((locale) => paths.map((path) => inLocale(locale, path)));
    await pages.warm([...keys, "/sitemap.xml"], whenIdle);
  }
}

const skip: RequestHandler = (_request, response, next) => {
  response.set("Cache-Status", "website; fwd=bypass; detail=development");
  next();
};

/** In place of the cache in development: renders every request. */
export const noCache: CachedPages = {
  tryServeFromCache: () => false,
  handler: skip,
  loaderData: skip,
};
