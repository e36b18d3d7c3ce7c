import express, { type Express, type RequestHandler } from "express";
import { isbot } from "isbot";
import type { Leads } from "../leads/service.ts";
import { chatStatus } from "./chat-status.ts";
import type { Config } from "./config.ts";
import { failures } from "./failures.ts";
import { formBodies, formPosts } from "./form-posts.ts";
import { freshPages } from "./fresh-pages.ts";
import { keepNothing, keptPages } from "./kept-pages.ts";
import type { Log } from "./log.ts";
import { markdownTwins } from "./markdown-twins.ts";
import { limitMethods } from "./methods.ts";
import { oneUrl } from "./one-url.ts";
import { limitRates } from "./rate-limit.ts";
import { readiness } from "./readiness.ts";
import { createRenderer } from "./renderer.ts";
import { requestTarget } from "./request-target.ts";
import { securityHeaders } from "./security-headers.ts";
import { lastResponses } from "./shutdown.ts";
import type { SiteBuild } from "./site-build.ts";
import { missingFile, staticFiles } from "./static-files.ts";

export interface AppOptions {
  config: Config;
  log: Log;
  leads: Leads;
  /** Whether the process has been told to stop. */
  isStopping: () => boolean;
  /** The build; in development a function that loads the latest one. */
  build: SiteBuild | (() => Promise<SiteBuild>);
  /** What serves assets: the built files, or Vite. */
  assets?: RequestHandler;
}

/** The Express application, without a port: tests call it as it is. */
export function createApp(options: AppOptions): Express {
  const { config, log, leads, isStopping, build, assets } = options;
  const settings = {
    siteUrl: config.siteUrl,
    chatAppUrl: config.chatAppUrl,
    leads,
    onError: (error: unknown, path: string) => log.error({ err: error, path }, "rendering failed"),
  };
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", config.trustProxy);
  const built = typeof build === "function" ? undefined : build;
  app.locals.stylesheets = built?.assets.routes.root?.css;
  app.use(securityHeaders(config), lastResponses(isStopping));
  app.get("/healthz", (_, response) => void response.type("text").send("ok\n"));
  app.get("/readyz", readiness(leads, isStopping));
  app.use(requestTarget(), oneUrl(), limitMethods(build), markdownTwins());
  app.use(assets ?? staticFiles("build/client"), missingFile());
  app.get("/chat-status", chatStatus(config));
  const render = createRenderer(build);
  const pages = built ? keptPages(built, render, settings) : keepNothing;
  app.use(logMissing(log), pages, limitRates(config), formPosts(config), formBodies());
  app.use(
    freshPages({
      render,
      siteUrl: config.siteUrl,
      loadContext: async ({ ip = "" }) => {
        const { entry } = typeof build === "function" ? await build() : build;
        return entry.module.createLoadContext(settings, ip);
      },
    }),
  );
  app.use(failures(log));
  return app;
}

/** Missing pages are worth knowing: a broken link of our own looks like this. */
function logMissing(log: Log): RequestHandler {
  return (request, response, next) => {
    response.on("finish", () => {
      if (response.statusCode !== 404) return;
      const crawler = isbot(request.get("user-agent"));
      log.warn({ path: request.path, crawler }, "page not found");
    });
    next();
  };
}
