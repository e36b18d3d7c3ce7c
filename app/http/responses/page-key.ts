import type { IncomingMessage } from "node:http";
import { categoryLists } from "../../content/categories.ts";
import { locales } from "../../i18n/locales.ts";
import { withoutLocale } from "../../i18n/paths.ts";
import { queryKeys } from "../../pages.ts";
import { hasMarkdown } from "../../seo/text/has-markdown.ts";
import { pathOf } from "../middleware/request-target.ts";
import { prefersMarkdown } from "../shared/request-headers.ts";
import { cachingHeaders } from "../shared/response-headers.ts";

const markdown = "text/markdown";

/** A path without a page, and without locale prefix. Its response is sent for all missing paths. */
export const missingPath = "/404";

/** The only targets with a query whose responses are stored. */
const storedLists = new Set(locales.flatMap(categoryLists));

/**
 * The key of a stored response, which reads like a URL: its path, the query for the linked lists of the blog, and the media
 * type as a fragment if the client prefers the Markdown of a page. Undefined for POST, for other queries that change a page,
 * and for the router's data: their responses are rendered for each request.
 */
export function pageKey({
  method,
  url = "",
  headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): string | undefined {
  const path = pathOf({ url });
  if ((method !== "GET" && method !== "HEAD") || path.endsWith(".data")) return undefined;
  const target = path + readQuery(path, url.slice(path.length));
  if (target !== path && !storedLists.has(target)) return undefined;
  return prefersMarkdown(headers.accept) && hasMarkdown(path) ? `${path}#${markdown}` : target;
}

/** The part of a query that the page at a path reads. */
function readQuery(path: string, query: string): string {
  if (query === "") return "";
  const params = new URLSearchParams(query);
  const relevant = new URLSearchParams();
  for (const name of queryKeysOf(path)) {
    const value = params.get(name);
    if (value !== null) relevant.append(name, value);
  }
  return relevant.size > 0 ? `?${relevant}` : "";
}

/** The parameters that the page at a path reads. */
function queryKeysOf(path: string): readonly string[] {
  const page = withoutLocale(path);
  return queryKeys[page] ?? queryKeys[page.replace(/[^/]+$/, ":slug")] ?? [];
}

/** The request whose response is stored under a key. */
export function requestOf(key: string, siteUrl: string): globalThis.Request {
  const [target = "", accept] = key.split("#");
  return new globalThis.Request(siteUrl + target, accept ? { headers: { Accept: accept } } : {});
}

/** The caching headers of the response that is stored under a key. */
export function cachingHeadersOf(key: string): Readonly<Record<string, string>> {
  const page = key.endsWith(`#${markdown}`) ? cachingHeaders.negotiated : cachingHeaders.rendered;
  // Browsers may reuse a response for URLs that differ only in other parameters, such as a campaign's
  // (datatracker.ietf.org/doc/draft-ietf-httpbis-no-vary-search).
  const names = queryKeysOf(pathOf({ url: key })).map((name) => `"${name}"`);
  const except = names.length > 0 ? `, except=(${names.join(" ")})` : "";
  return { ...page, "No-Vary-Search": `params${except}` };
}
