import type { RequestHandler } from "express";
import type { ServerSettings } from "../server-context.ts";
import type { Metrics } from "./metrics.ts";
import { pageCache } from "./page-cache.ts";
import type { Render } from "./renderer.ts";
import type { SiteBuild } from "./site-build.ts";

interface KeptPagesOptions {
  render: Render;
  settings: ServerSettings;
  metrics: Pick<Metrics, "pageLookups">;
}

/** The pages of a build, kept. They are the same for everyone: no form, no query, no client in them. */
export function keptPages(
  build: SiteBuild,
  { render, settings, metrics }: KeptPagesOptions,
): RequestHandler {
  const { createLoadContext, nextContentChange } = build.entry.module;
  return pageCache({
    render: (path, requestId) =>
      render(new Request(settings.siteUrl + path), createLoadContext(settings, { requestId })),
    nextChange: nextContentChange,
    count: (result) => metrics.pageLookups.inc({ result }),
  });
}

/** In development every request renders. */
export const keepNothing: RequestHandler = (_request, _response, next) => next();
