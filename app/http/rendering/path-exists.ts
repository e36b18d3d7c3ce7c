import { stat } from "node:fs/promises";
import { join } from "node:path";
import { downloadPaths } from "../../content/downloads.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import { isFilePath } from "../middleware/static-files.ts";
import type { BuildSource } from "./build-source.ts";
import type { Render } from "./renderer.ts";

interface PathExistsOptions {
  source: BuildSource;
  /** The directory of the static files. */
  clientDirectory: string;
  render: Render;
  settings: ServerSettings;
}

/**
 * Creates a function that tells whether a static file, a document or a page exists at a canonical path. Only
 * its route knows whether an item of a collection exists, such as a post below `/blog`: it is rendered.
 */
export function createPathExists({
  source,
  clientDirectory,
  render,
  settings,
}: PathExistsOptions): (path: string) => Promise<boolean> {
  return async (path) => {
    if (downloadPaths.has(path)) return true;
    if (isFilePath(path)) return isFile(join(clientDirectory, path));
    const labels = source.matchRoute(path);
    if (!labels?.route.includes(":")) return labels !== undefined;
    const { createLoadContext } = (await source.load()).entry.module;
    const response = await render(
      new Request(settings.siteUrl + path),
      createLoadContext(settings),
    );
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
