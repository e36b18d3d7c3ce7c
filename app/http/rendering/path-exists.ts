import { stat } from "node:fs/promises";
import { join } from "node:path";
import { downloadPaths } from "../../content/downloads.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import { isFilePath } from "../middleware/static-files.ts";
import type { MatchRoute } from "../monitoring/route-labels.ts";
import type { Render } from "./renderer.ts";
import type { AppBuild } from "./server-build.ts";

interface PathExistsOptions {
  build: AppBuild;
  /** The directory of the static files. */
  clientDirectory: string;
  matchRoute: MatchRoute;
  render: Render;
  settings: ServerSettings;
}

/**
 * Creates a function that tells whether a static file, a document or a page exists at a canonical path. Only
 * its route knows whether an item of a collection exists, such as a post below `/blog`: it is rendered.
 */
export function createPathExists({
  build,
  clientDirectory,
  matchRoute,
  render,
  settings,
}: PathExistsOptions): (path: string) => Promise<boolean> {
  return async (path) => {
    if (downloadPaths.has(path)) return true;
    if (isFilePath(path)) return isFile(join(clientDirectory, path));
    const labels = matchRoute(path);
    if (!labels?.route.includes(":")) return labels !== undefined;
    const context = build.entry.module.createLoadContext(settings);
    const response = await render(new Request(settings.siteUrl + path), context);
    await response.body?.cancel();
    return response.ok;
  };
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}
