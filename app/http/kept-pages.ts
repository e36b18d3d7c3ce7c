import type { RequestHandler } from "express";
import { createRequestHandler } from "react-router";
import type { ServerSettings } from "../server-context.ts";
import type { Metrics } from "./metrics.ts";
import { pageCache } from "./page-cache.ts";
import type { SiteBuild } from "./site-build.ts";

/** The pages of a build, kept. They are the same for everyone: no form, no query, no client in them. */
export function keptPages(
  build: SiteBuild,
  settings: ServerSettings,
  { pageLookups }: Pick<Metrics, "pageLookups">,
): RequestHandler {
  const { createLoadContext, nextContentChange } = build.entry.module;
  const handle = createRequestHandler(build, "production");
  return pageCache({
    render: (path, requestId) =>
      handle(new Request(settings.siteUrl + path), createLoadContext(settings, { requestId })),
    nextChange: nextContentChange,
    count: (result) => pageLookups.inc({ result }),
  });
}

/** In development every request renders. */
export const keepNothing: RequestHandler = (_request, _response, next) => next();
