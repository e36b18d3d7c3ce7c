import type { RequestHandler } from "express";
import { nextContentChange } from "../../content/next-change.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import type { RefuseAboveLimit } from "../middleware/rate-limit.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { BuildSource, BuildSummary } from "../rendering/build-source.ts";
import type { Render } from "../rendering/renderer.ts";
import { cacheKeys, isPageKey, requestOf } from "./cache-key.ts";
import { loaderData } from "./loader-data.ts";
import { type PageCache, pageCache } from "./page-cache.ts";
import type { PrerenderedResponses } from "./prerendered.ts";

interface CachedPagesOptions extends Pick<BuildSource, "load" | "matchRoute"> {
  render: Render;
  /** What the build has rendered. */
  prerendered?: PrerenderedResponses | undefined;
  settings: ServerSettings;
  metrics: Pick<Metrics, "pageLookups">;
  refuseAboveLimit: RefuseAboveLimit;
  /** A folder that releases and replicas share. */
  assetsDirectory?: string | undefined;
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
}

interface CachedPages extends Pick<PageCache, "tryServeFromCache" | "handler"> {
  /** Serves what cached pages hydrate with. */
  readonly loaderData: RequestHandler;
}

/** Creates the page cache of a build. A cached response is the same for every client. */
export function cachedPages(
  { routes }: BuildSummary,
  {
    load,
    matchRoute,
    render,
    prerendered,
    settings,
    metrics,
    refuseAboveLimit,
    assetsDirectory,
    headers,
  }: CachedPagesOptions,
): CachedPages {
  const data = loaderData({
    async render(page) {
      // The client names the page, and what is rendered stays in the cache.
      if (isPageKey(page)) await pages.load(page);
    },
    refuseAboveLimit,
    directory: assetsDirectory,
    onError: () => settings.onWarning("the data of a page can't be shared"),
  });
  const pages = pageCache({
    keyOf: cacheKeys(routes),
    async render(key, requestId, client) {
      const storeLoaderData = (json: string) => data.store(key, json);
      const response = hasNoRoute(key)
        ? prerendered?.readNotFound(key)
        : await prerendered?.read(key, storeLoaderData);
      if (response) return response;
      const { createLoadContext } = (await load()).entry.module;
      const context = createLoadContext(settings, { requestId, storeLoaderData });
      return render(requestOf(key, settings.siteUrl), context, client);
    },
    // Other responses may be of missing pages, which are not stored, or take React.
    refuse: async (key, request, response) =>
      !prerendered?.keys.includes(key) && refuseAboveLimit(request, response),
    expiryAt: nextContentChange,
    baseHeaders: headers,
    count: (result) => metrics.pageLookups.inc({ result }),
  });
  return { ...pages, loaderData: data.handler };

  /** Whether a key is a path that no route has. Keys of lists and data have a query or `.data`; a media type follows a space. */
  function hasNoRoute(key: string): boolean {
    return !/ |\?|\.data$/.test(key) && matchRoute(key) === undefined;
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
