import type { RequestHandler } from "express";
import { locales } from "../../i18n/locales.ts";
import { inLocale } from "../../i18n/paths.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { Render } from "../rendering/renderer.ts";
import type { SiteBuild } from "../rendering/server-build.ts";
import { pageKeys, requestFor } from "./cache-key.ts";
import { type PageCache, pageCache } from "./page-cache.ts";

interface KeptPagesOptions {
  render: Render;
  settings: ServerSettings;
  metrics: Pick<Metrics, "pageLookups">;
  /** What every response has, whatever it is. */
  commonHeaders: Readonly<Record<string, string>>;
  /** Whether to render every page ahead, in the background. */
  warm: boolean;
}

/** The pages of a build, kept. They are the same for everyone: no form, no query, no client in them. */
export function keptPages(
  build: SiteBuild,
  { render, settings, metrics, commonHeaders, warm }: KeptPagesOptions,
): Pick<PageCache, "hit" | "handler"> {
  const { createLoadContext, nextContentChange, sitemapPages } = build.entry.module;
  const pages = pageCache({
    keyOf: pageKeys(build.routes),
    render: (key, requestId) =>
      render(requestFor(key, settings.siteUrl), createLoadContext(settings, { requestId })),
    nextChange: nextContentChange,
    commonHeaders,
    count: (result) => metrics.pageLookups.inc({ result }),
  });
  if (warm) {
    const paths = sitemapPages(new Date()).map(({ path }) => path);
    const keys = locales.flatMap((locale) => paths.map((path) => inLocale(locale, path)));
    // What fails is logged, and rendered again for whoever asks for it.
    pages.warm([...keys, "/sitemap.xml"]).catch(() => {});
  }
  return pages;
}

const pass: RequestHandler = (_request, _response, next) => next();

/** In development every request renders. */
export const keepNothing: Pick<PageCache, "hit" | "handler"> = { hit: () => false, handler: pass };
