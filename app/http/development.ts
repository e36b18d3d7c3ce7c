import type { RequestListener, Server } from "node:http";
import { createServer } from "vite";
import { type AppOptions, createApp } from "./app.ts";
import { type AppBuild, developmentSource } from "./rendering/build-source.ts";

/** The application with Vite in place of a build: changes reload the page, and errors show their stack. */
export async function developmentApp({
  server,
  ...options
}: Omit<AppOptions, "source"> & { server: Server }): Promise<RequestListener> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } } });
  const source = developmentSource(async () => {
    const build = await vite.ssrLoadModule("virtual:react-router/server-build");
    return build as AppBuild;
  });
  // Loads the modules before the first request; an error in them shows on the page.
  source.load().catch(() => {});
  return createApp({ ...options, source, assets: vite.middlewares });
}
