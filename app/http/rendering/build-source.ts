import { createRouteMatcher, type MatchRoute } from "../monitoring/route-labels.ts";
import type { AppBuild } from "./server-build.ts";

/** Where the application gets its build from. */
export interface BuildSource {
  /** The production build; undefined in development, where every change makes a new one. */
  readonly production: AppBuild | undefined;
  /** Loads the build that answers a request. */
  load(): Promise<AppBuild>;
  /** Labels a path by the routes of the build. */
  readonly matchRoute: MatchRoute;
}

/** The source of a build that never changes. */
export function productionSource(build: AppBuild): BuildSource {
  return {
    production: build,
    load: async () => build,
    matchRoute: createRouteMatcher(build.routes),
  };
}

/** The source of builds that change; the routes of the latest one label paths. */
export function developmentSource(loadLatest: () => Promise<AppBuild>): BuildSource {
  let latest: { build: AppBuild; matchRoute: MatchRoute } | undefined;
  return {
    production: undefined,
    async load() {
      const build = await loadLatest();
      if (build !== latest?.build) {
        latest = { build, matchRoute: createRouteMatcher(build.routes) };
      }
      return build;
    },
    matchRoute: (path) => latest?.matchRoute(path),
  };
}
