import type { ServerBuild } from "react-router";
import type { nextContentChange } from "../../content/next-change.server.ts";
import type { createLoadContext } from "../../load-context.server.ts";
import type { sitemapPages } from "../../seo/sitemap-pages.server.ts";

/** The built site: React Router's bundle with what `entry.server.tsx` exports besides. */
export interface SiteBuild extends ServerBuild {
  entry: {
    module: ServerBuild["entry"]["module"] & {
      createLoadContext: typeof createLoadContext;
      nextContentChange: typeof nextContentChange;
      sitemapPages: typeof sitemapPages;
    };
  };
}

/** Made by `npm run build`; a variable, so that type checks don't need the build. */
const builtServer = "../../../build/server/index.js";

/** Loads the production build. */
export async function loadBuild(): Promise<SiteBuild> {
  return await import(builtServer);
}
