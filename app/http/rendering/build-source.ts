import type { ServerBuild } from "react-router";
import { createRouteMatcher, type MatchRoute } from "../monitoring/route-labels.ts";

/** What the server knows about a production build before it loads it. */
export interface BuildSummary {
  /** Without the root, which is not a page, and splats, which match missing pages. */
  readonly routes: readonly RouteSummary[];
  /** The stylesheets of all pages. */
  readonly stylesheets: readonly string[];
}

export interface RouteSummary {
  readonly path: string;
  /** Whether it takes forms. */
  readonly hasAction: boolean;
}

/** Where the application gets its build from. */
export interface BuildSource {
  /** The production build; undefined in development, where every change makes a new one. */
  readonly production: BuildSummary | undefined;
  /** Loads the build that answers a request. */
  load(): Promise<AppBuild>;
  /** Finds the route of a path in the build that was loaded last. */
  readonly matchRoute: MatchRoute;
}

/** The source of a build that never changes, and that `load` loads when it is first needed. */
export function productionSource(
  summary: BuildSummary,
  load: () => Promise<AppBuild>,
): BuildSource {
  return { production: summary, load, matchRoute: createRouteMatcher(summary.routes) };
}

/** The source of builds that change. */
export function developmentSource(loadLatest: () => Promise<AppBuild>): BuildSource {
  let matchRoute: MatchRoute = () => undefined;
  return {
    production: undefined,
    async load() {
      const build = await loadLatest();
      matchRoute = createRouteMatcher(summarizeBuild(build).routes);
      return build;
    },
    matchRoute: (path) => matchRoute(path),
  };
}

export function summarizeBuild({ routes, assets }: AppBuild): BuildSummary {
  const pages = Object.values(routes).flatMap((route) =>
    route && route.id !== "root" && !route.path?.endsWith("*") ? [route] : [],
  );
  return {
    routes: pages.map(({ path = "", module }) => ({
      path: `/${path}`,
      hasAction: module.action !== undefined,
    })),
    stylesheets: assets.routes.root?.css ?? [],
  };
}

/** React Router's server bundle, with the functions that `entry.server.tsx` exports for Express. */
export interface AppBuild extends ServerBuild {
  entry: { module: ServerBuild["entry"]["module"] & typeof import("../../entry.server.tsx") };
}

/** Loads the production build. */
export async function loadBuild(): Promise<AppBuild> {
  return await import("#react-router-build");
}
