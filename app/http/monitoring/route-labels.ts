import type { IncomingMessage } from "node:http";
import type { ServerBuild } from "react-router";
import type { Locale } from "../../i18n/locales.ts";
import { localeOf, withoutLocale } from "../../i18n/paths.ts";
import { pathOf } from "../middleware/request-target.ts";
import { isFilePath } from "../middleware/static-files.ts";

/** Where a request went, in few words whatever is asked for: they are labels of metrics, and no personal data. */
export interface Place {
  /** The pattern of the route in the default locale, as `/blog/:slug`; or `static`, `not-found`, `other`. */
  readonly route: string;
  /** Empty where there is no language. */
  readonly locale: Locale | "";
}

/** Finds the route of a path. */
export type RouteTable = (path: string) => Place | undefined;

/** The route table of a build, by its patterns. */
export function routeTable(routes: ServerBuild["routes"]): RouteTable {
  const exact = new Map<string, Place>();
  const patterns: { pattern: RegExp; place: Place }[] = [];
  for (const { id, path = "" } of Object.values(routes).filter((route) => route !== undefined)) {
    // The root is not a page, and splats are missing pages.
    if (id === "root" || path.endsWith("*")) continue;
    const full = `/${path}`;
    const place = { route: withoutLocale(full), locale: localeOf(full) };
    if (path.includes(":")) patterns.push({ pattern: toRegExp(full), place });
    else exact.set(full, place);
  }
  // `/blog/:slug.md` comes before `/blog/:slug`, which would match as well.
  patterns.sort((a, b) => b.place.route.length - a.place.route.length);
  const find = (path: string) =>
    exact.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.place;

  return (path) => {
    const page = pageOfData(path);
    if (page === undefined) return find(path);
    const place = find(page);
    return place && { ...place, route: `${place.route}.data` };
  };
}

/** What the router fetches when it navigates: `/features.data` for `/features`, `/_.data` for `/`. */
function pageOfData(path: string): string | undefined {
  if (!path.endsWith(".data")) return undefined;
  return path.slice(0, -".data".length).replace(/^\/_$/, "/");
}

function toRegExp(path: string): RegExp {
  const source = path.replace(/[.]/g, "\\$&").replace(/:\w+/g, "[^/]+");
  return new RegExp(`^${source}$`);
}

/** What Express leaves at a request that one of its own endpoints has answered. */
interface Answered extends IncomingMessage {
  route?: { path?: unknown };
}

/** Where an answered request went: to an endpoint of Express's own, a route, a file or nowhere. */
export function placeOf(request: Answered, status: number, find: RouteTable): Place {
  const path = pathOf(request);
  if (status === 404) return missing(path);
  const endpoint = request.route?.path;
  if (typeof endpoint === "string") return { route: endpoint, locale: "" };
  return find(path) ?? { route: isFilePath(path) ? "static" : "other", locale: "" };
}

/** A path that names no page. */
export function missing(path: string): Place {
  return { route: "not-found", locale: localeOf(path) };
}
