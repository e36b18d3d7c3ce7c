import { matchRoutes } from "react-router";
import type { BuildSummary, RouteSummary } from "./build-source.ts";

/** The route of the page at a path, or the splat for missing ones. */
export function routeOfPath(
  routes: BuildSummary["routes"],
  path: string,
): RouteSummary | undefined {
  const pages = Object.values(routes).flatMap((route) =>
    route && route.id !== "root"
      ? [{ id: route.id, path: route.path ?? "", caseSensitive: true }]
      : [],
  );
  const id = matchRoutes(pages, path)?.at(-1)?.route.id;
  return id === undefined ? undefined : routes[id];
}
