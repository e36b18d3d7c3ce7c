import { stat } from "node:fs/promises";
import { join } from "node:path";
import { downloadPaths } from "../../content/downloads.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import { isFilePath } from "../middleware/static-files.ts";
import type { MatchRoute } from "../monitoring/route-labels.ts";
import type { Render } from "./renderer.ts";
import type { SiteBuild } from "./server-build.ts";

interface ExistingPathOptions {
  build: SiteBuild;
  /** Where the static files are. */
  directory: string;
  matchRoute: MatchRoute;
  render: Render;
  settings: ServerSettings;
}

/**
 * Tells whether something answers at a canonical path: a static file, a document or a page. Which items of
 * a collection there are, as the posts below `/blog`, only their routes know: these are rendered.
 */
export function existingPath({
  build,
  directory,
  matchRoute,
  render,
  settings,
}: ExistingPathOptions): (path: string) => Promise<boolean> {
  return async (path) => {
    if (downloadPaths.has(path)) return true;
    if (isFilePath(path)) return isFile(join(directory, path));
    const labels = matchRoute(path);
    if (!labels?.route.includes(":")) return labels !== undefined;
    const context = build.entry.module.createLoadContext(settings, { requestId: "" });
    const response = await render(new Request(settings.siteUrl + path), context);
    await response.body?.cancel();
    return response.ok;
  };
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
