import type { RequestHandler } from "express";
import { locales } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import type { ServerSettings } from "../server-context.ts";
import type { Metrics } from "./metrics.ts";
import { pageCache } from "./page-cache.ts";
import { pageKeys, requestFor } from "./page-key.ts";
import type { Render } from "./renderer.ts";
import type { SiteBuild } from "./site-build.ts";

interface KeptPagesOptions {
  render: Render;
  settings: ServerSettings;
  metrics: Pick<Metrics, "pageLookups">;
  /** Whether to render every page ahead, in the background. */
  warm: boolean;
}

/** The pages of a build, kept. They are the same for everyone: no form, no query, no client in them. */
export function keptPages(
  build: SiteBuild,
  { render, settings, metrics, warm }: KeptPagesOptions,
): RequestHandler {
  const { createLoadContext, nextContentChange, sitemapPages } = build.entry.module;
  const pages = pageCache({
    keyOf: pageKeys(build.routes),
    render: (key, requestId) =>
      render(requestFor(key, settings.siteUrl), createLoadContext(settings, { requestId })),
    nextChange: nextContentChange,
    count: (result) => metrics.pageLookups.inc({ result }),
  });
  if (warm) {
    const paths = sitemapPages(new Date()).map(({ path }) => path);
    const keys = locales.flatMap((locale) => paths.map((path) => inLocale(locale, path)));
    // What fails is logged, and rendered again for whoever asks for it.
    pages.warm([...keys, "/sitemap.xml"]).catch(() => {});
  }
  return pages.handler;
}

/** In development every request renders. */
export const keepNothing: RequestHandler = (_request, _response, next) => next();
