import type { Request } from "express";
import { matchPath } from "react-router";
import { locales } from "../../i18n/locales.ts";
import { withoutLocale } from "../../i18n/paths.ts";
import { hasMarkdown } from "../../llms/has-markdown.ts";
import { feeds, queryKeys } from "../../pages.ts";
import { prefersMarkdown } from "../../protocol/accept.ts";
import { cachingHeaders } from "../../protocol/cache-control.ts";
import { linkedLists } from "../../routes/blog/filter.ts";
import type { BuildSummary } from "../rendering/build-source.ts";
import { routeOfPath } from "../rendering/route-of-path.ts";

const feedPaths = new Set<string>(Object.values(feeds).map((path) => `/${path}`));

const markdown = "text/markdown";

/**
 * `No-Vary-Search` of the cached pages (datatracker.ietf.org/doc/draft-ietf-httpbis-no-vary-search): what a browser has
 * fetched for one URL serves for those that differ in other parameters, such as a campaign's.
 */
const noVarySearch = `params, except=(${queryKeys.map((key) => `"${key}"`).join(" ")})`;

/** The only paths with a query at which pages are cached. */
const lists = locales.flatMap(linkedLists);

type KeyedRequest = Pick<Request, "method" | "url" | "path" | "query" | "headers">;

/**
 * Creates a function that derives the cache key of a request: the path; for feeds also whether the client accepts
 * HTML, and for pages whether it prefers Markdown; for the data of a navigation also the route that the router
 * requests; for the linked lists of the blog also the query. It returns undefined for POST and for other queries that
 * change a page, whose responses are not cached.
 */
export function cacheKeys(
  routes: BuildSummary["routes"],
): (request: KeyedRequest) => string | undefined {
  const listKeys = new Set(lists.flatMap((list) => [list, ...dataKeys(routes, list)]));
  return (request) => {
    const { method, url, path, headers } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    // Express parses the query at each access; most requests have none.
    const query = url.includes("?") ? request.query : {};
    const present = queryKeys.filter((key) => key in query);
    const isList = listKeys.has(url);
    if (present.length === 0 || isList) {
      if (prefersMarkdown(headers.accept) && hasMarkdown(path)) return `${path} ${markdown}`;
      if (isList) return url;
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

/** Whether the key of a page may be cached: the only ones with a query are lists. */
export function isPageKey(key: string): boolean {
  return !key.includes("?") || lists.includes(key);
}

/**
 * The cache keys of the data that the router requests for the page at a path, which may have a query: of all routes when the
 * language changes, otherwise of the page's.
 */
export function dataKeys(routes: BuildSummary["routes"], path: string): string[] {
  const [pathname = "", query] = path.split("?");
  const id = routeOfPath(routes, pathname)?.id;
  if (id === undefined) return [];
  const data = pathname === "/" ? "/_.data" : `${pathname}.data`;
  const ofAll = query === undefined ? data : `${data}?${query}`;
  return [ofAll, `${ofAll}${query === undefined ? "?" : "&"}_routes=${encodeURIComponent(id)}`];
}

/** The caching headers of the response that is cached under a key. */
export function cachingHeadersOf(key: string): Readonly<Record<string, string>> {
  if (/\.data(\?|$)/.test(key)) return cachingHeaders.routeData;
  return { ...pageOrFile(key), "No-Vary-Search": noVarySearch };
}

function pageOrFile(key: string): Readonly<Record<string, string>> {
  if (key.endsWith(` ${markdown}`)) return cachingHeaders.negotiated;
  return key.includes(".") ? cachingHeaders.rendered : cachingHeaders.page;
}

/** The request whose response is cached under a key. */
export function requestOf(key: string, siteUrl: string): globalThis.Request {
  const [target = "", accept] = key.split(" ");
  return new globalThis.Request(siteUrl + target, accept ? { headers: { Accept: accept } } : {});
}
