import type { ServerBuild } from "react-router";
import type { respondInSandbox } from "../../api/sandbox/respond.server.ts";
import type { createLoadContext } from "../../load-context.server.ts";
import type { respondToMcp } from "../../search/mcp/respond.server.ts";
import type { sitemapPages } from "../../seo/sitemap.server.ts";
import { createRouteMatcher, type MatchRoute } from "../monitoring/route-labels.ts";

type ServerRoute = NonNullable<AppBuild["routes"][string]>;

/** What the server knows of a production build before it loads it. */
export interface BuildSummary {
  readonly routes: Readonly<Record<string, RouteSummary | undefined>>;
  /** The stylesheets of all pages. */
  readonly stylesheets: readonly string[];
}

export interface RouteSummary {
  readonly id: string;
  readonly path?: string | undefined;
  /** Whether it takes forms. */
  readonly hasAction: boolean;
}

/** Where the application gets its build from. */
export interface BuildSource {
  /** The production build; undefined in development, where every change makes a new one. */
  readonly production: BuildSummary | undefined;
  /** Loads the build that answers a request. */
  load(): Promise<AppBuild>;
  /** Labels a path by the routes of the build. */
  readonly matchRoute: MatchRoute;
}

/** The source of a build that never changes, and that `load` loads when it is first needed. */
export function productionSource(
  summary: BuildSummary,
  load: () => Promise<AppBuild>,
): BuildSource {
  return { production: summary, load, matchRoute: createRouteMatcher(summary.routes) };
}

/** The source of builds that change; the routes of the latest one label paths. */
export function developmentSource(loadLatest: () => Promise<AppBuild>): BuildSource {
  let latest: { build: AppBuild; matchRoute: MatchRoute } | undefined;
  return {
    production: undefined,
    async load() {
      const build = await loadLatest();
      if (build !== latest?.build) {
        latest = { build, matchRoute: createRouteMatcher(summaryOf(build).routes) };
      }
      return build;
    },
    matchRoute: (path) => latest?.matchRoute(path),
  };
}

/** Summarizes a build. */
export function summaryOf({ routes, assets }: AppBuild): BuildSummary {
  const summaries = Object.entries(routes).flatMap(([name, route]) =>
    route ? [[name, summaryOfRoute(route)] as const] : [],
  );
  return {
    routes: Object.fromEntries(summaries),
    stylesheets: assets.routes.root?.css ?? [],
  };
}

function summaryOfRoute({ id, path, module }: ServerRoute): RouteSummary {
  return { id, path, hasAction: module.action !== undefined };
}

/** React Router's server bundle, with the functions that `entry.server.tsx` exports for Express. */
export interface AppBuild extends ServerBuild {
  entry: {
    module: ServerBuild["entry"]["module"] & {
      createLoadContext: typeof createLoadContext;
      respondInSandbox: typeof respondInSandbox;
      respondToMcp: typeof respondToMcp;
      sitemapPages: typeof sitemapPages;
    };
  };
}

/** Loads the production build. */
export async function loadBuild(): Promise<AppBuild> {
  return await import("#react-router-build");
}
