import type { IncomingMessage } from "node:http";
import type { Locale } from "../../i18n/locales.ts";
import { localeOf, withoutLocale } from "../../i18n/paths.ts";
import { pathOf } from "../middleware/request-target.ts";
import type { RouteSummary } from "../rendering/build-source.ts";
import { isFilePath } from "../responses/files.ts";

/** Labels of a request for metrics and logs: a bounded set, without personal data. */
export interface RouteLabels {
  /** The pattern of the route in the default locale, as `/blog/:slug`; or `static`, `not-found`, `other`. */
  readonly route: string;
  /** Empty if the response has no language. */
  readonly locale: Locale | "";
}

export type MatchRoute = ReturnType<typeof createRouteMatcher>;

/**
 * Matches paths against the routes of a build.
 * @returns a function that returns the route of a path, or undefined if there is none. A page's data has the page's route.
 */
export function createRouteMatcher(routes: readonly RouteSummary[]) {
  const known = routes
    .map((route) => {
      const { path } = route;
      const pattern = path.replace(/[.]/g, "\\$&").replace(/:\w+/g, "[^/]+");
      const labels = { route: withoutLocale(path), locale: localeOf(path) };
      return { ...route, labels, pattern: new RegExp(`^${pattern}$`) };
    })
    // `/blog/:slug.md` comes before `/blog/:slug`, which would match as well.
    .sort((a, b) => b.path.length - a.path.length);
  const byPath = new Map(known.map((route) => [route.path, route]));
  const match = (path: string) =>
    byPath.get(path) ?? known.find(({ pattern }) => pattern.test(path));

  return (path: string) => {
    if (!path.endsWith(".data")) return match(path);
    const page = match(path.slice(0, -".data".length).replace(/^\/_$/, "/"));
    return page && { ...page, labels: { ...page.labels, route: `${page.labels.route}.data` } };
  };
}

/** The labels of an answered request: an Express endpoint, which has set `route`, a page, a file, or not found. */
export function labelsOf(
  request: IncomingMessage & { route?: { path?: unknown } },
  status: number,
  matchRoute: MatchRoute,
): RouteLabels {
  const path = pathOf(request);
  if (status === 404) return notFoundLabels(path);
  const endpoint = request.route?.path;
  if (typeof endpoint === "string") return { route: endpoint, locale: "" };
  return matchRoute(path)?.labels ?? { route: isFilePath(path) ? "static" : "other", locale: "" };
}

/** The labels of a path that matches nothing. */
export function notFoundLabels(path: string): RouteLabels {
  return { route: "not-found", locale: localeOf(path) };
}
