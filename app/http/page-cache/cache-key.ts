import type { Request } from "express";
import { matchPath, type ServerBuild } from "react-router";
import { withoutLocale } from "../../i18n/paths.ts";
import { feedFormats, feeds, queryKeys } from "../../pages.ts";

const feedPaths = new Set<string>(feedFormats.map((format) => `/${feeds[format].path}`));

type KeyedRequest = Pick<Request, "method" | "url" | "path" | "query" | "headers">;

/**
 * Creates a function that derives the cache key of a request: the path; for feeds also whether the client accepts
 * HTML; for the data of a navigation also the route that the router requests. It returns undefined for POST and for
 * queries that change a page, whose responses are not cached.
 */
export function cacheKeys(
  routes: ServerBuild["routes"],
): (request: KeyedRequest) => string | undefined {
  return (request) => {
    const { method, url, path, headers } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    // Express parses the query at each access; most requests have none.
    const query = url.includes("?") ? request.query : {};
    const present = queryKeys.filter((key) => key in query);
    if (present.length === 0) {
      const isFeed = path.includes(".") && feedPaths.has(withoutLocale(path));
      return isFeed && headers.accept?.includes("text/html") ? `${path} text/html` : path;
    }
    const { _routes: id } = query;
    if (present.length > 1 || typeof id !== "string") return undefined;
    // The route must match the path, so that the set of keys is bounded.
    const route = routes[id];
    const page = path.replace(/\.data$/, "").replace(/^\/_$/, "/");
    const pattern = { path: `/${route?.path ?? ""}`, caseSensitive: true };
    if (!route || page === path || !matchPath(pattern, page)) return undefined;
    return `${path}?_routes=${encodeURIComponent(id)}`;
  };
}

/** Whether a key is that of a page's data, which the router fetches when it navigates. */
export function isRouteData(key: string): boolean {
  return /\.data(\?|$)/.test(key);
}

/** The request whose response is cached under a key. */
export function requestOf(key: string, siteUrl: string): globalThis.Request {
  const [target = "", accept] = key.split(" ");
  return new globalThis.Request(siteUrl + target, accept ? { headers: { Accept: accept } } : {});
}
