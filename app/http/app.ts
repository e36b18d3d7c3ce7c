import { createRequestHandler } from "@react-router/express";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { beaconPath } from "../analytics/events.ts";
import type { Leads } from "../leads/service.ts";
import type { ServerSettings } from "../server-context.ts";
import { beacon } from "./beacon.ts";
import { chatReachability, chatStatus } from "./chat-status.ts";
import type { Config } from "./config.ts";
import { countLeads } from "./count-leads.ts";
import { crossOrigin } from "./cross-origin.ts";
import { cspReports } from "./csp-reports.ts";
import { formPosts } from "./form-posts.ts";
import { keepNothing, keptPages } from "./kept-pages.ts";
import type { Log } from "./log.ts";
import { loggablePath } from "./loggable-path.ts";
import { markdownTwins } from "./markdown-twins.ts";
import { limitMethods } from "./methods.ts";
import { createMetrics } from "./metrics.ts";
import { metricsEndpoint } from "./metrics-endpoint.ts";
import { oneUrl } from "./one-url.ts";
import { limitRates } from "./rate-limit.ts";
import { readiness } from "./readiness.ts";
import { requestIdOf } from "./request-id.ts";
import { requestLog } from "./request-log.ts";
import { routeTable } from "./route-table.ts";
import { securityHeaders } from "./security-headers.ts";
import type { SiteBuild } from "./site-build.ts";
import { missingFile, staticFiles } from "./static-files.ts";
import { sendStaticPage } from "./static-page.ts";
import { version } from "./version.ts";

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
  const metrics = createMetrics();
  // In development routes come and go.
  const find = typeof build === "function" ? () => undefined : routeTable(build.routes);
  const isChatReachable = chatReachability(config);
  const settings: ServerSettings = {
    siteUrl: config.siteUrl,
    chatAppUrl: config.chatAppUrl,
    leads: countLeads(leads, metrics),
    onError: (error, { path, requestId }) =>
      log.error({ err: error, requestId, path: loggablePath(path) }, "rendering failed"),
    onRendered: (milliseconds) => metrics.renderings.observe(milliseconds / 1000),
  };
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", config.trustProxy);
  app.use(requestLog({ log, metrics, find }), securityHeaders(config));
  app.get("/healthz", (_, response) => void response.type("text").send("ok\n"));
  app.get("/readyz", readiness(leads, isStopping));
  app.get("/version", version(config));
  app.get("/metrics", metricsEndpoint({ ...config, metrics, leads, isChatReachable }));
  app.use(crossOrigin(), limitMethods(), ownHost(config.siteUrl), oneUrl(), markdownTwins());
  app.use(assets ?? staticFiles("build/client"), missingFile());
  app.get("/chat-status", chatStatus(isChatReachable));
  const pages = typeof build === "function" ? keepNothing : keptPages(build, settings, metrics);
  app.use(pages, limitRates(config));
  app.post(beaconPath, beacon({ ...config, log, metrics, find }));
  app.post("/csp-reports", cspReports({ log, metrics, find }));
  app.use(formPosts(config));
  app.use(
    createRequestHandler({
      build,
      getLoadContext: async ({ ip: address = "" }, response) => {
        const { entry } = typeof build === "function" ? await build() : build;
        const requestId = requestIdOf(response);
        return entry.module.createLoadContext(settings, { address, requestId });
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

function failed(log: Log): ErrorRequestHandler {
  return (error, request, response, next) => {
    const path = loggablePath(request.path);
    log.error({ err: error, requestId: requestIdOf(response), path }, "request failed");
    if (response.headersSent) return next(error);
    sendStaticPage(response, 500, request.path);
  };
}
