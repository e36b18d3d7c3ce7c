import type { Server } from "node:http";
import type { Express } from "express";
import { createServer } from "vite";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import type { SiteBuild } from "./site-build.ts";

interface DevelopmentOptions {
  config: Config;
  log: Log;
  /** Carries Vite's websocket too. */
  server: Server;
}

/** The application with Vite in place of a build: every change shows at once. */
export async function developmentApp({
  config,
  log,
  server,
}: DevelopmentOptions): Promise<Express> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } } });
  const build = async () => {
    const loaded = await vite.ssrLoadModule("virtual:react-router/server-build");
    return loaded as SiteBuild;
  };
  return createApp({ config, log, build, assets: vite.middlewares });
}
