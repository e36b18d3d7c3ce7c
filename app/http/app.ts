import { createRequestHandler } from "@react-router/express";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { isbot } from "isbot";
import type { Leads } from "../leads/service.ts";
import { chatStatus } from "./chat-status.ts";
import type { Config } from "./config.ts";
import { crossOrigin } from "./cross-origin.ts";
import { formPosts } from "./form-posts.ts";
import { keepNothing, keptPages } from "./kept-pages.ts";
import type { Log } from "./log.ts";
import { markdownTwins } from "./markdown-twins.ts";
import { limitMethods } from "./methods.ts";
import { oneUrl } from "./one-url.ts";
import { limitRates } from "./rate-limit.ts";
import { readiness } from "./readiness.ts";
import { securityHeaders } from "./security-headers.ts";
import type { SiteBuild } from "./site-build.ts";
import { missingFile, staticFiles } from "./static-files.ts";
import { sendStaticPage } from "./static-page.ts";

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
  app.use(securityHeaders(config));
  app.get("/healthz", (_, response) => void response.type("text").send("ok\n"));
  app.get("/readyz", readiness(leads, isStopping));
  app.use(crossOrigin(), limitMethods(), ownHost(config.siteUrl), oneUrl(), markdownTwins());
  app.use(assets ?? staticFiles("build/client"), missingFile());
  app.get("/chat-status", chatStatus(config));
  const pages = typeof build === "function" ? keepNothing : keptPages(build, settings);
  app.use(logMissing(log), pages, limitRates(config), formPosts(config));
  app.use(
    createRequestHandler({
      build,
      getLoadContext: async ({ ip = "" }) => {
        const { entry } = typeof build === "function" ? await build() : build;
        return entry.module.createLoadContext(settings, ip);
      },
    }),
  );
  app.use(failed(log));
  return app;
}

/**
 * The site has one host, the configured one. A client's `Host` decides nothing, and one that is no host
 * would make React Router's URL parsing throw.
 */
function ownHost(siteUrl: string): RequestHandler {
  const { host } = new URL(siteUrl);
  return (request, _, next) => {
    request.headers.host = host;
    delete request.headers["x-forwarded-host"];
    next();
  };
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

function failed(log: Log): ErrorRequestHandler {
  return (error, request, response, next) => {
    log.error({ err: error, path: request.path }, "request failed");
    if (response.headersSent) return next(error);
    sendStaticPage(response, 500, request.path);
  };
}
