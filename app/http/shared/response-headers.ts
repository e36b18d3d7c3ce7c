import type { Response } from "express";

const [minute, hour, day, year] = [60, 3_600, 86_400, 31_536_000];

/**
 * The values of `Cache-Control` (RFC 9111, section 5.2.2). Every response has one; without it, caches may choose
 * how long a response is fresh (section 4.2.2).
 */
export const cacheControl = {
  /** For errors, and for responses to one client or at one moment. */
  noStore: "no-store",
  /** The same for a stream, which proxies must not buffer in order to compress it. */
  noStoreStreamed: "no-store, no-transform",
  /** Caches may store the response, and must revalidate it at each use. */
  noCache: "no-cache",
  /** The same, but only for the client's own cache. */
  privateNoCache: "private, no-cache",
  /**
   * For what the site renders. Browsers revalidate it at each use. In a shared cache it is fresh for five minutes and
   * must not be used when it is stale (`s-maxage`, section 5.2.2.10). There is no `stale-while-revalidate`, which browsers
   * would apply to `fetch`.
   */
  rendered: `public, max-age=0, must-revalidate, s-maxage=${5 * minute}`,
  /** For files whose name stays the same when their content changes, and for redirects to the canonical path. */
  file: `public, max-age=${hour}`,
  /** For files whose name has a hash of their content (RFC 8246). */
  immutable: `public, max-age=${year}, immutable`,
} as const;

/** The caching headers of pages, feeds and files that are rendered once. */
export const cachingHeaders = {
  rendered: {
    "Cache-Control": cacheControl.rendered,
    // Content delivery networks that support RFC 9213 use this instead. They may send a stale response while they revalidate
    // it, and while the server fails (RFC 5861).
    "CDN-Cache-Control": `max-age=${5 * minute}, stale-while-revalidate=${hour}, stale-if-error=${day}`,
  },
  /**
   * For a page's Markdown, which its URL sends to clients that prefer it. Shared caches may not store it: some ignore
   * `Vary`, and would send it to browsers (RFC 9111, section 5.2.2.7).
   */
  negotiated: { "Cache-Control": cacheControl.privateNoCache },
} as const;

/** The values of `Retry-After` in seconds (RFC 9110, section 10.2.3), by cause. */
export const retryAfter = { overload: 5, storeOutage: 60 } as const;

/** Sends a line of text that no cache stores. */
export function sendLine(response: Response, status: number, line: string): void {
  response.status(status).set("Cache-Control", cacheControl.noStore).type("text").send(`${line}\n`);
}
