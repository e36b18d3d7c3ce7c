import type { RequestHandler } from "express";
import type { ServerSettings } from "../server-context.ts";
import { pageCache } from "./page-cache.ts";
import type { Render } from "./renderer.ts";
import type { SiteBuild } from "./site-build.ts";

/** The pages of a build, kept. They are the same for everyone: no form, no query, no client in them. */
export function keptPages(
  build: SiteBuild,
  render: Render,
  settings: ServerSettings,
): RequestHandler {
  const { createLoadContext, nextContentChange } = build.entry.module;
  return pageCache({
    render: (path) => render(new Request(settings.siteUrl + path), createLoadContext(settings)),
    nextChange: nextContentChange,
  });
}

/** In development every request renders. */
export const keepNothing: RequestHandler = (_request, _response, next) => next();
