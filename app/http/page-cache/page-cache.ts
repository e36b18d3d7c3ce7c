import type { IncomingMessage, ServerResponse } from "node:http";
import type { Response as ExpressResponse, Request, RequestHandler } from "express";
import { clientNetwork } from "../../leads/.server/client-network.ts";
import { memoizedEncodings } from "../../protocol/content-encoding.ts";
import { pathOf } from "../middleware/request-target.ts";
import { requestIdHeader, requestIdOf } from "../monitoring/request-id.ts";
import { cachingHeadersOf, type KeyedRequest } from "./cache-key.ts";
import {
  type CachedResponse,
  toBestCompressed,
  toCachedResponse,
  writeCachedResponse,
} from "./cached-response.ts";

interface PageCacheOptions {
  /** Cache key of a request, or undefined if its response must not be cached. The set of keys is bounded. */
  keyOf: (request: KeyedRequest) => string | undefined;
  /** Renders the response of a cache key, with the ID and the client of the request that needs it. */
  render: (key: string, requestId: string, client: string) => Promise<Response>;
  /** Refuses a request whose response would have to be rendered, by answering it; resolves to whether it did. */
  refuse?: (key: string, request: Request, response: ExpressResponse) => Promise<boolean>;
  /** When content that is rendered now expires, in milliseconds since 1970. */
  expiryAt: (now: number) => number;
  now?: () => number;
  /** The headers of every response. */
  baseHeaders?: Readonly<Record<string, string>>;
  /** Counts each request by what the cache had for it; `bypass` is for responses that are not cached. */
  count?: (result: "hit" | "miss" | "bypass") => void;
}

export interface PageCache {
  /**
   * Serves a cached page without entering Express.
   * @returns whether it did
   */
  tryServeFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  /** Serves pages from the cache, and renders and stores those that are missing. */
  readonly handler: RequestHandler;
  /** Renders and stores the response of a key unless it is cached. */
  load(key: string): Promise<void>;
}

/**
 * Caches rendered pages, compressed. Concurrent requests for a page wait for the same rendering. Only responses with
 * status 200 are stored, which only paths of the route table have, so the size is bounded. Requests without a key
 * and routes that set `Cache-Control` themselves bypass the cache.
 */
export function pageCache({
  keyOf,
  render,
  refuse = async () => false,
  expiryAt,
  now = Date.now,
  baseHeaders = {},
  count = () => {},
}: PageCacheOptions): PageCache {
  const cached = new Map<string, CachedResponse>();
  const inFlight = new Map<string, { rendering: Promise<CachedResponse>; expiresAt: number }>();
  const bypassing = new Set<string>();
  const acceptedEncodings = memoizedEncodings();
  const baseHeaderList = Object.entries(baseHeaders).flat();

  function renderOnce(key: string, requestId = "", client = ""): Promise<CachedResponse> {
    const renderedAt = now();
    const running = inFlight.get(key);
    // A rendering that began before its content expired may show the old content.
    if (running && renderedAt < running.expiresAt) return running.rendering;
    const expiresAt = expiryAt(renderedAt);
    const cachingHeaders = cachingHeadersOf(key);
    const rendering = render(key, requestId, client)
      .then((response) => toCachedResponse(response, { expiresAt, cachingHeaders }))
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
    // A route with a Cache-Control of its own is not asked of the cache again until the process restarts.
    if (response.bypassesCache) {
      bypassing.add(key);
      return;
    }
    cached.set(key, response);
    // If it fails, the response stays as it is.
    compressBetter(key, response).catch(() => {});
  }

  /** Finds a cached response that has not expired. */
  function find(key: string): CachedResponse | undefined {
    const found = cached.get(key);
    if (!found || now() >= found.expiresAt) return undefined;
    count("hit");
    return found;
  }

  /** Compresses a stored response as far as possible, in another thread. */
  async function compressBetter(key: string, response: CachedResponse): Promise<void> {
    const best = await toBestCompressed(response);
    if (cached.get(key) === response) cached.set(key, best);
  }

  return {
    tryServeFromCache(request, response) {
      const { method, url = "", headers } = request;
      const path = pathOf(request);
      // Some files have headers from middleware.
      const key = path.includes(".") ? undefined : keyOf({ method, url, path, headers });
      const requestId = requestIdOf(response);
      const found = key === undefined ? undefined : find(key);
      if (!found) return false;
      writeCachedResponse(request, response, found, {
        accepted: acceptedEncodings(request.headers),
        baseHeaders: [...baseHeaderList, requestIdHeader, requestId],
      });
      return true;
    },
    async handler(request, response, next) {
      const key = keyOf(request);
      const bypass = (reason: string) => {
        count("bypass");
        response.set("Cache-Status", `website; ${reason}`);
        next();
      };
      if (key === undefined)
        return bypass(isRead(request) ? "fwd=bypass; detail=query" : "fwd=method");
      if (bypassing.has(key)) return bypass(ownCacheControl);
      const requestId = requestIdOf(response);
      let found = find(key);
      if (!found) {
        if (await refuse(key, request, response)) return;
        found = await renderOnce(key, requestId, clientNetwork(request.ip ?? ""));
        if (found.bypassesCache && found.status === 200) return bypass(ownCacheControl);
        if (found.status === 200) count("miss");
      }
      const accepted = acceptedEncodings(request.headers);
      writeCachedResponse(request, response, found, { accepted });
    },
    async load(key) {
      if (!find(key)) await renderOnce(key);
    },
  };
}

/** Why the page cache is not asked, as `Cache-Status` says it (RFC 9211, section 2.2). */
const ownCacheControl = "fwd=bypass; detail=cache-control";

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}
