const [minute, hour, day, year] = [60, 3_600, 86_400, 31_536_000];

/**
 * The values of `Cache-Control` (RFC 9111, section 5.2.2). Every response has one of them: without it, a
 * cache may keep a response for as long as it likes (section 4.2.2).
 */
export const cacheControl = {
  /** For what belongs to one client or one moment, and for errors. */
  noStore: "no-store",
  /** The same; besides, no proxy may collect it to compress it, which would undo its streaming. */
  noStoreStreamed: "no-store, no-transform",
  /** Stored, but not used until the server has said that it is still current. */
  noCache: "no-cache",
  /**
   * Pages. A browser always asks. A shared cache keeps a page for five minutes and must not use it for
   * longer (`s-maxage`, section 5.2.2.10). `stale-while-revalidate` is missing, because browsers would
   * apply it to `fetch`.
   */
  page: `public, max-age=0, must-revalidate, s-maxage=${5 * minute}`,
  /** Files that keep their name when a release changes them. */
  file: `public, max-age=${hour}`,
  /** Files whose name holds a hash of their content (RFC 8246). */
  immutable: `public, max-age=${year}, immutable`,
} as const;

/** What caches are told about responses that the site itself caches. */
export const cachingHeaders = {
  /**
   * Content delivery networks that know RFC 9213 heed `CDN-Cache-Control` alone. They may use a page that
   * is no longer fresh while they fetch the next one, and while the server fails (RFC 5861).
   */
  page: {
    "Cache-Control": cacheControl.page,
    "CDN-Cache-Control": `max-age=${5 * minute}, stale-while-revalidate=${hour}, stale-if-error=${day}`,
  },
  /** The data of navigations must be of the same release as the page that asks for it. */
  routeData: { "Cache-Control": cacheControl.noCache },
} as const;
