import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { Request, RequestHandler } from "express";
import { cachingHeaders } from "../../protocol/cache-control.ts";
import { memoizedEncodings } from "../../protocol/content-encoding.ts";
import { requestIdHeader, requestIdOf } from "../monitoring/request-id.ts";
import { isRouteData } from "./cache-key.ts";
import { type CachedResponse, toCachedResponse, writeCachedResponse } from "./cached-response.ts";

/** How long a response is fresh, in milliseconds. A stale one is sent once more while it is rendered anew. */
const maxAge = 5 * 60_000;

interface PageCacheOptions {
  /** Cache key of a request, or undefined if its response must not be cached. The set of keys is bounded. */
  keyOf: (request: Request) => string | undefined;
  /** Renders the response of a cache key, on behalf of the first request for it. */
  render: (key: string, requestId: string) => Promise<Response>;
  /** When content that is rendered now expires, because some page changes by itself; in milliseconds since 1970. */
  expiryAt: (now: number) => number;
  now?: () => number;
  /** The headers that every response of the site has. */
  commonHeaders?: Readonly<Record<string, string>>;
  /** Called for every look-up of a cacheable page. */
  count?: (result: "hit" | "stale" | "miss") => void;
}

export interface PageCache {
  /**
   * Serves a cached page without entering Express.
   * @returns false if the request needs anything else
   */
  tryServeFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  /** Serves pages from the cache and renders those that are missing. */
  readonly handler: RequestHandler;
  /** Renders these keys ahead, one after the other. */
  warm(keys: Iterable<string>): Promise<void>;
}

/**
 * Caches rendered pages as bytes: each is rendered once and compressed once. Only 200s are cached, and
 * only paths of the route table answer 200, so that the cache can't grow. Requests without a key and
 * routes that set `Cache-Control` themselves bypass it.
 */
export function pageCache({
  keyOf,
  render,
  expiryAt,
  now = Date.now,
  commonHeaders = {},
  count = () => {},
}: PageCacheOptions): PageCache {
  const cached = new Map<string, CachedResponse>();
  const inFlight = new Map<string, { rendering: Promise<CachedResponse>; expiresAt: number }>();
  const bypassing = new Set<string>();
  const acceptedEncodings = memoizedEncodings();
  const commonHeaderList = Object.entries(commonHeaders).flat();

  function renderOnce(key: string, requestId: string): Promise<CachedResponse> {
    const renderedAt = now();
    const running = inFlight.get(key);
    // A rendering that began before a change of content may not know of it.
    if (running && renderedAt < running.expiresAt) return running.rendering;
    const expiresAt = expiryAt(renderedAt);
    const headers = isRouteData(key) ? cachingHeaders.routeData : cachingHeaders.page;
    const rendering = render(key, requestId)
      .then((response) =>
        toCachedResponse(response, { renderedAt, expiresAt, cachingHeaders: headers }),
      )
      .then((response) => {
        if (response.status === 200) store(key, response);
        return response;
      })
      .finally(() => {
        if (inFlight.get(key)?.rendering === rendering) inFlight.delete(key);
      });
    inFlight.set(key, { rendering, expiresAt });
    return rendering;
  }

  function store(key: string, response: CachedResponse): void {
    if (response.bypassesCache) bypassing.add(key);
    else cached.set(key, response);
  }

  /** Finds a cached response that has not expired; a stale one is rendered anew in the background. */
  function find(key: string, requestId: string): CachedResponse | undefined {
    const found = cached.get(key);
    if (!found || now() >= found.expiresAt) return undefined;
    const isStale = now() - found.renderedAt > maxAge;
    if (isStale) renderOnce(key, requestId).catch(() => {});
    count(isStale ? "stale" : "hit");
    return found;
  }

  return {
    tryServeFromCache(request, response) {
      const requestId = requestIdOf(response);
      const found = isPlain(request) ? find(request.url ?? "", requestId) : undefined;
      if (!found) return false;
      writeCachedResponse(request, response, found, {
        accepted: acceptedEncodings(request.headers),
        baseHeaders: [...commonHeaderList, requestIdHeader, requestId],
      });
      return true;
    },
    async handler(request, response, next) {
      const key = keyOf(request);
      if (key === undefined || bypassing.has(key)) return next();
      const requestId = requestIdOf(response);
      let found = find(key, requestId);
      if (!found) {
        found = await renderOnce(key, requestId);
        if (found.bypassesCache && found.status === 200) return next();
        if (found.status === 200) count("miss");
      }
      const accepted = acceptedEncodings(request.headers);
      writeCachedResponse(request, response, found, { accepted });
    },
    async warm(keys) {
      for (const key of keys) {
        // Requests that wait go first.
        await setImmediate();
        await renderOnce(key, "");
      }
    },
  };
}

/**
 * Whether the URL alone is the cache key of a request: no file, no feed (its key depends on `Accept`) and no
 * redirect to Markdown.
 */
function isPlain({ method, url, headers }: IncomingMessage): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    !url?.includes(".") &&
    !headers.accept?.includes("text/markdown")
  );
}
