import type { Request } from "express";
import { matchPath, type ServerBuild } from "react-router";
import { withoutLocale } from "../../i18n/paths.ts";
import { feedFormats, feeds, queryKeys } from "../../pages.ts";

const feedPaths = new Set<string>(feedFormats.map((format) => `/${feeds[format].path}`));

type KeyedRequest = Pick<Request, "method" | "url" | "path" | "query" | "headers">;

/**
 * Derives cache keys from requests. A key is the path; for feeds also whether a browser asks (`Accept`), and
 * for the data of a navigation the route that the router asks for. Undefined for posts and for queries that change a
 * page: their responses are not cached.
 */
export function pageKeys(
  routes: ServerBuild["routes"],
): (request: KeyedRequest) => string | undefined {
  return (request) => {
    const { method, url, path, headers } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    // Express parses the query at each access, and most requests have none.
    const query = url.includes("?") ? request.query : {};
    const present = queryKeys.filter((key) => key in query);
    if (present.length === 0) {
      const isFeed = path.includes(".") && feedPaths.has(withoutLocale(path));
      return isFeed && headers.accept?.includes("text/html") ? `${path} text/html` : path;
    }
    const { _routes: id } = query;
    if (present.length > 1 || typeof id !== "string") return undefined;
    // Only routes that match the path, so that the set of keys is bounded.
    const route = routes[id];
    const page = path.replace(/\.data$/, "").replace(/^\/_$/, "/");
    const pattern = { path: `/${route?.path ?? ""}`, caseSensitive: true };
    if (!route || page === path || !matchPath(pattern, page)) return undefined;
    return `${path}?_routes=${encodeURIComponent(id)}`;
  };
}

/** Whether a key stands for the data of a page, which the router fetches for a navigation. */
export function isRouteData(key: string): boolean {
  return /\.data(\?|$)/.test(key);
}

/** The request that a key stands for. */
export function requestFor(key: string, siteUrl: string): globalThis.Request {
  const [target = "", accept] = key.split(" ");
  return new globalThis.Request(siteUrl + target, accept ? { headers: { Accept: accept } } : {});
}
