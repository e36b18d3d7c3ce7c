import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import { requestIdOf } from "../monitoring/request-id.ts";
import { finish, knownEncoding, type Rendering, send, sendQuickly } from "./cached-response.ts";

/** How long a rendering is fresh, in milliseconds; older ones are sent once more while a new one is made. */
const freshFor = 5 * 60_000;

interface PageCacheOptions {
  /** What decides how the answer looks, in a word, from a bounded set; nothing if it is to be made afresh. */
  keyOf: (request: Request) => string | undefined;
  /** Renders what a key stands for, for the first of those who ask for it. */
  render: (key: string, requestId: string) => Promise<globalThis.Response>;
  /** The next moment, in milliseconds, at which any page's content changes by itself. */
  nextChange: (now: number) => number;
  now?: () => number;
  /** What every response has, whatever it is. */
  commonHeaders?: Readonly<Record<string, string>>;
  /** Told of every look-up of a page that is kept or will be. */
  count?: (result: "hit" | "stale" | "miss") => void;
}

/** The two places of the cache among the handlers of requests. */
export interface PageCache {
  /**
   * Sends a page that is kept, if it takes no more than that: before anything else looks at the request.
   * @returns whether it did
   */
  hit(request: IncomingMessage, response: ServerResponse): boolean;
  readonly handler: RequestHandler;
  /** Renders what these keys stand for ahead, one after the other. */
  warm(keys: Iterable<string>): Promise<void>;
}

/**
 * Keeps pages as bytes: each is rendered once and compressed once, then costs a map look-up. Only 200s
 * are kept, and only paths of the route table answer 200, so that the map can't grow. What has no key goes
 * past it, and so does a route that sets `Cache-Control` itself.
 */
export function pageCache({
  keyOf,
  render,
  nextChange,
  now = Date.now,
  commonHeaders = {},
  count = () => {},
}: PageCacheOptions): PageCache {
  const kept = new Map<string, Rendering>();
  const underway = new Map<string, { rendering: Promise<Rendering>; validUntil: number }>();
  const independent = new Set<string>();

  function renderOnce(key: string, requestId: string): Promise<Rendering> {
    const started = now();
    const running = underway.get(key);
    // One that began before a change of content may not know of it.
    if (running && started < running.validUntil) return running.rendering;
    const validUntil = nextChange(started);
    const rendering = render(key, requestId)
      .then((response) => finish(response, { renderedAt: started, validUntil, commonHeaders }))
      .then((finished) => {
        if (finished.status === 200) keep(key, finished);
        return finished;
      })
      .finally(() => {
        if (underway.get(key)?.rendering === rendering) underway.delete(key);
      });
    underway.set(key, { rendering, validUntil });
    return rendering;
  }

  function keep(key: string, rendering: Rendering): void {
    if (rendering.independent) independent.add(key);
    else kept.set(key, rendering);
  }

  /** What is kept and still true; made anew in the background if it is old. */
  function find(key: string, response: ServerResponse): Rendering | undefined {
    const known = kept.get(key);
    if (!known || now() >= known.validUntil) return undefined;
    const stale = now() - known.renderedAt > freshFor;
    if (stale) renderOnce(key, requestIdOf(response)).catch(() => {});
    count(stale ? "stale" : "hit");
    return known;
  }

  function hit(request: IncomingMessage, response: ServerResponse): boolean {
    const encoding = isPlain(request) ? knownEncoding(request) : undefined;
    const known = encoding && find(request.url ?? "", response);
    if (!known) return false;
    sendQuickly(request, response, known, encoding);
    return true;
  }

  async function handler(request: Request, response: Response, next: NextFunction): Promise<void> {
    const key = keyOf(request);
    if (key === undefined || independent.has(key)) return next();
    const known = find(key, response);
    if (known) return send(request, response, known);
    const rendering = await renderOnce(key, requestIdOf(response));
    if (rendering.independent && rendering.status === 200) return next();
    if (rendering.status === 200) count("miss");
    send(request, response, rendering);
  }

  return {
    hit,
    handler,
    async warm(keys) {
      for (const key of keys) {
        // Whoever asks for something is answered first.
        await setImmediate();
        await renderOnce(key, "");
      }
    },
  };
}

/** An `If-None-Match` that takes no more than a comparison (RFC 9110, section 13.1.2): neither weak nor a list. */
const oneTag = /^"[^"]*"$/;

/**
 * A whole request (RFC 9112, section 3.2) for a page, whose path alone is its key then: not for a file or
 * for another representation of it, and from a client that has none.
 */
function isPlain({ method, url, headers }: IncomingMessage): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    !url?.includes(".") &&
    headers.host !== undefined &&
    oneTag.test(headers["if-none-match"] ?? '""') &&
    headers["cache-control"] !== "no-cache" &&
    headers["if-modified-since"] === undefined &&
    !headers.accept?.includes("text/markdown")
  );
}
