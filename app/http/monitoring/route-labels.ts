import type { IncomingMessage } from "node:http";
import type { Locale } from "../../i18n/locales.ts";
import { localeOf, withoutLocale } from "../../i18n/paths.ts";
import { pathOf } from "../middleware/request-target.ts";
import type { BuildSummary } from "../rendering/build-source.ts";
import { isFilePath } from "../responses/files.ts";

/** Labels of a request for metrics and logs: a bounded set, without personal data. */
export interface RouteLabels {
  /** The pattern of the route in the default locale, as `/blog/:slug`; or `static`, `not-found`, `other`. */
  readonly route: string;
  /** Empty where there is no language. */
  readonly locale: Locale | "";
}

/** The labels of a path, or undefined if no route matches. */
export type MatchRoute = (path: string) => RouteLabels | undefined;

/** Matches paths against the route patterns of a build. */
export function createRouteMatcher(routes: BuildSummary["routes"]): MatchRoute {
  const exact = new Map<string, RouteLabels>();
  const patterns: { pattern: RegExp; labels: RouteLabels }[] = [];
  for (const { id, path = "" } of Object.values(routes).filter((route) => route !== undefined)) {
    // The root is not a page, and splats are missing pages.
    if (id === "root" || path.endsWith("*")) continue;
    const full = `/${path}`;
    const labels = { route: withoutLocale(full), locale: localeOf(full) };
    if (path.includes(":")) patterns.push({ pattern: toRegExp(full), labels });
    else exact.set(full, labels);
  }
  // `/blog/:slug.md` comes before `/blog/:slug`, which would match as well.
  patterns.sort((a, b) => b.labels.route.length - a.labels.route.length);
  const match = (path: string) =>
    exact.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.labels;

  return (path) => {
    const page = pageOfData(path);
    if (page === undefined) return match(path);
    const labels = match(page);
    return labels && { ...labels, route: `${labels.route}.data` };
  };
}

/** The page whose data a path serves to the router: `/features` for `/features.data`, `/` for `/_.data`. */
function pageOfData(path: string): string | undefined {
  if (!path.endsWith(".data")) return undefined;
  return path.slice(0, -".data".length).replace(/^\/_$/, "/");
}

function toRegExp(path: string): RegExp {
  const source = path.replace(/[.]/g, "\\$&").replace(/:\w+/g, "[^/]+");
  return new RegExp(`^${source}$`);
}

/** Express sets `route` when one of its endpoints has answered. */
interface ExpressRequest extends IncomingMessage {
  route?: { path?: unknown };
}

/** The labels of an answered request: an Express endpoint, a route, a file, or not found. */
export function labelsOf(
  request: ExpressRequest,
  status: number,
  matchRoute: MatchRoute,
): RouteLabels {
  const path = pathOf(request);
  if (status === 404) return notFoundLabels(path);
  const endpoint = request.route?.path;
  if (typeof endpoint === "string") return { route: endpoint, locale: "" };
  return matchRoute(path) ?? { route: isFilePath(path) ? "static" : "other", locale: "" };
}

/** The labels of a path that matches nothing. */
export function notFoundLabels(path: string): RouteLabels {
  return { route: "not-found", locale: localeOf(path) };
}
