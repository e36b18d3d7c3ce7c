import type { IncomingMessage } from "node:http";
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

/** The only paths with a query at which pages are cached. */
const lists = locales.flatMap(linkedLists);

/** The parts of a request that its cache key depends on. */
export interface KeyedRequest extends Pick<IncomingMessage, "method" | "headers"> {
  readonly url: string;
  readonly path: string;
}

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
  return ({ method, url, path, headers }) => {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const query = new URLSearchParams(readQuery(url, path));
    const target = query.size > 0 ? `${path}?${query}` : path;
    const isList = listKeys.has(target);
    if (query.size === 0 || isList) {
      if (prefersMarkdown(headers.accept) && hasMarkdown(path)) return `${path} ${markdown}`;
      const isFeed = path.includes(".") && feedPaths.has(withoutLocale(path));
      return isFeed && headers.accept?.includes("text/html") ? `${path} text/html` : target;
    }
    // The route must match the path, so that the set of keys is bounded.
    const route = routes[query.get("_routes") ?? ""];
    const pattern = { path: `/${route?.path ?? ""}`, caseSensitive: true };
    return query.size === 1 && route && matchPath(pattern, pageOf(path)) ? target : undefined;
  };
}

/** The parameters of a URL that change what its path serves. */
function readQuery(url: string, path: string): [key: string, value: string][] {
  const queryAt = url.indexOf("?");
  if (queryAt < 0) return [];
  const params = new URLSearchParams(url.slice(queryAt));
  const keys = path.endsWith(".data")
    ? [...queryKeysOf(pageOf(path)), "_routes"]
    : queryKeysOf(path);
  return keys.flatMap((key) => {
    const value = params.get(key);
    return value === null ? [] : [[key, value]];
  });
}

/** The parameters that the page at a path reads. */
function queryKeysOf(path: string): readonly string[] {
  const page = withoutLocale(path);
  return queryKeys[page] ?? queryKeys[page.replace(/[^/]+$/, ":slug")] ?? [];
}

/** The path of a page, or of the page that navigations get data of: `/features.data` → `/features`. */
function pageOf(path: string): string {
  return path.replace(/\.data$/, "").replace(/^\/_$/, "/");
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
  const page = key.endsWith(` ${markdown}`) ? cachingHeaders.negotiated : cachingHeaders.rendered;
  return { ...page, "No-Vary-Search": noVarySearch(key) };
}

/**
 * What a browser has fetched for one URL serves for those that differ in other parameters, such as a campaign's
 * (datatracker.ietf.org/doc/draft-ietf-httpbis-no-vary-search).
 */
function noVarySearch(key: string): string {
  const keys = queryKeysOf(key.replace(/[ ?].*/, ""));
  return keys.length > 0
    ? `params, except=(${keys.map((name) => `"${name}"`).join(" ")})`
    : "params";
}

/** The request whose response is cached under a key. */
export function requestOf(key: string, siteUrl: string): globalThis.Request {
  const [target = "", accept] = key.split(" ");
  return new globalThis.Request(siteUrl + target, accept ? { headers: { Accept: accept } } : {});
}
