import type { Request } from "express";
import { matchPath, type ServerBuild } from "react-router";
import { withoutLocale } from "../../i18n/paths.ts";
import { feedFormats, feeds, queryKeys } from "../../pages.ts";

const feedPaths = new Set<string>(feedFormats.map((format) => `/${feeds[format].path}`));

type Asked = Pick<Request, "method" | "url" | "path" | "query" | "headers">;

/**
 * Says by what a kept page is known (page-cache.ts): its path, and what else decides how it looks. That is
 * the `Accept` of browsers for feeds, and for a page's data the route that the router asks for. Undefined
 * for what is made afresh: queries that change a page, and posts.
 */
export function pageKeys(routes: ServerBuild["routes"]): (request: Asked) => string | undefined {
  return (request) => {
    const { method, url, path, headers } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    // Most have none, and Express reads it each time that it is asked for.
    const query = url.includes("?") ? request.query : {};
    const asked = queryKeys.filter((key) => key in query);
    if (asked.length === 0) {
      const isFeed = path.includes(".") && feedPaths.has(withoutLocale(path));
      return isFeed && headers.accept?.includes("text/html") ? `${path} text/html` : path;
    }
    const { _routes: id } = query;
    if (asked.length > 1 || typeof id !== "string") return undefined;
    // Routes are many, but few have a given path: the set of keys stays small.
    const route = routes[id];
    const page = path.replace(/\.data$/, "").replace(/^\/_$/, "/");
    const pattern = { path: `/${route?.path ?? ""}`, caseSensitive: true };
    if (!route || page === path || !matchPath(pattern, page)) return undefined;
    return `${path}?_routes=${encodeURIComponent(id)}`;
  };
}

/** The request that a key stands for. */
export function requestFor(key: string, siteUrl: string): globalThis.Request {
  const [target = "", accept] = key.split(" ");
  return new globalThis.Request(siteUrl + target, accept ? { headers: { Accept: accept } } : {});
}
