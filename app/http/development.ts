import type { RequestListener, Server } from "node:http";
import { createServer } from "vite";
import { type AppOptions, createApp } from "./app.ts";
import type { SiteBuild } from "./rendering/server-build.ts";

interface DevelopmentOptions extends Omit<AppOptions, "build" | "assets"> {
  /** Carries Vite's websocket too. */
  server: Server;
}

/** The application with Vite in place of a build: every change shows at once, and errors their stack. */
export async function developmentApp({
  server,
  ...options
}: DevelopmentOptions): Promise<RequestListener> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } } });
  const build = async () => {
    const loaded = await vite.ssrLoadModule("virtual:react-router/server-build");
    return loaded as SiteBuild;
  };
  // The first visitor finds it loaded; an error in it shows on the page.
  build().catch(() => {});
  return createApp({ ...options, build, assets: vite.middlewares });
}
