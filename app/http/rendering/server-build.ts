import type { ServerBuild } from "react-router";
import type { createLoadContext } from "../../load-context.server.ts";
import type { respondToMcp } from "../../mcp/respond.server.ts";
import type { respondInSandbox } from "../../sandbox/respond.server.ts";
import type { sitemapPages } from "../../seo/sitemap-pages.server.ts";

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
