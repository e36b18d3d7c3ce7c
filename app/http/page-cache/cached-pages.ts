import type { RequestHandler } from "express";
import { locales } from "../../i18n/locales.ts";
import { inLocale } from "../../i18n/paths.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { Render } from "../rendering/renderer.ts";
import type { SiteBuild } from "../rendering/server-build.ts";
import { pageKeys, requestFor } from "./cache-key.ts";
import { type PageCache, pageCache } from "./page-cache.ts";

interface CachedPagesOptions {
  render: Render;
  settings: ServerSettings;
  metrics: Pick<Metrics, "pageLookups">;
  /** The headers that every response of the site has. */
  commonHeaders: Readonly<Record<string, string>>;
  /** Whether to render every page in the background before it is asked for. */
  warm: boolean;
}

/** The page cache of a build. What is cached is the same for everyone: it depends on no form, no query and no client. */
export function cachedPages(
  build: SiteBuild,
  { render, settings, metrics, commonHeaders, warm }: CachedPagesOptions,
): Pick<PageCache, "tryServeFromCache" | "handler"> {
  const { createLoadContext, nextContentChange, sitemapPages } = build.entry.module;
  const pages = pageCache({
    keyOf: pageKeys(build.routes),
    render: (key, requestId) =>
      render(requestFor(key, settings.siteUrl), createLoadContext(settings, { requestId })),
    expiryAt: nextContentChange,
    commonHeaders,
    count: (result) => metrics.pageLookups.inc({ result }),
  });
  if (warm) {
    const paths = sitemapPages(new Date()).map(({ path }) => path);
    const keys = locales.flatMap((locale) => paths.map((path) => inLocale(locale, path)));
    // A failure is logged, and the page rendered again at its next request.
    pages.warm([...keys, "/sitemap.xml"]).catch(() => {});
  }
  return pages;
}

const pass: RequestHandler = (_request, _response, next) => next();

/** In development every request is rendered. */
export const noCache: Pick<PageCache, "tryServeFromCache" | "handler"> = {
  tryServeFromCache: () => false,
  handler: pass,
};
