import type { RequestListener } from "node:http";
import express, { type RequestHandler } from "express";
import { beaconPath } from "../analytics/events.ts";
import { chatReachability, chatStatus } from "../chat/embed/chat-status.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../config/log.ts";
import type { Leads } from "../leads/.server/service.ts";
import type { ServerSettings } from "../load-context.server.ts";
import { cacheControl } from "../protocol/cache-control.ts";
import { cspReportsPath } from "../security/content-security-policy.ts";
import { limitMethods } from "./middleware/allowed-methods.ts";
import { oneUrl } from "./middleware/canonical-redirect.ts";
import { crossOrigin } from "./middleware/cors.ts";
import { documents } from "./middleware/documents.ts";
import { errorHandler } from "./middleware/error-handler.ts";
import { markdownTwins } from "./middleware/markdown-negotiation.ts";
import { limitRates } from "./middleware/rate-limit.ts";
import { hasBody, requestBody } from "./middleware/request-body.ts";
import { hasValidHost, originForm, requireValidHost } from "./middleware/request-target.ts";
import { formPosts } from "./middleware/same-origin.ts";
import { headersOfAll, securityHeaders } from "./middleware/security-headers.ts";
import { missingFile, staticFiles } from "./middleware/static-files.ts";
import { beacon } from "./monitoring/beacon.ts";
import { cspReports } from "./monitoring/csp-reports.ts";
import { withLeadMetrics } from "./monitoring/lead-metrics.ts";
import { loggablePath } from "./monitoring/loggable-path.ts";
import { createMetrics } from "./monitoring/metrics.ts";
import { metricsEndpoint } from "./monitoring/metrics-endpoint.ts";
import { requestIdOf } from "./monitoring/request-id.ts";
import { requestLog } from "./monitoring/request-log.ts";
import { createRouteMatcher } from "./monitoring/route-labels.ts";
import { cachedPages, noCache } from "./page-cache/cached-pages.ts";
import { readiness } from "./process/readiness.ts";
import { lastResponses } from "./process/shutdown.ts";
import { version } from "./process/version.ts";
import { existingPath } from "./rendering/existing-path.ts";
import { createRenderer } from "./rendering/renderer.ts";
import { requestHandler } from "./rendering/request-handler.ts";
import type { SiteBuild } from "./rendering/server-build.ts";

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
  /** Whether to render every page ahead, in the background. */
  warm?: boolean;
}

/** The site, without a port: an Express application, with the page cache in front of it. */
export function createApp(options: AppOptions): RequestListener {
  const { config, log, leads, isStopping, build, assets, warm = false } = options;
  const metrics = createMetrics();
  // In development routes come and go.
  const matchRoute =
    typeof build === "function" ? () => undefined : createRouteMatcher(build.routes);
  const isChatReachable = chatReachability(config);
  const settings: ServerSettings = {
    siteUrl: config.siteUrl,
    chatAppUrl: config.chatAppUrl,
    leads: withLeadMetrics(leads, metrics),
    onError: (error, { path, requestId }) =>
      log.error({ err: error, requestId, path: loggablePath(path) }, "rendering failed"),
    onRendered: (milliseconds) => metrics.renderings.observe(milliseconds / 1000),
  };
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", config.trustProxy);
  const built = typeof build === "function" ? undefined : build;
  app.locals.stylesheets = built?.assets.routes.root?.css;
  const render = createRenderer(build);
  const commonHeaders = headersOfAll(config);
  const pages = built
    ? cachedPages(built, { render, settings, metrics, commonHeaders, warm })
    : noCache;
  app.use(lastResponses(isStopping), securityHeaders(config), requireValidHost(), requestBody());
  app.get("/healthz", (_, response) => {
    response.set("Cache-Control", cacheControl.noStore).type("text").send("ok\n");
  });
  app.get("/readyz", readiness(leads, isStopping));
  app.get("/version", version(config));
  app.get("/metrics", metricsEndpoint({ ...config, metrics, leads, isChatReachable }));
  app.get("/chat-status", chatStatus(isChatReachable));
  const directory = "build/client";
  const exists = built
    ? existingPath({ build: built, directory, matchRoute, render, settings })
    : async () => true;
  app.use(oneUrl(exists), crossOrigin());
  const limited = limitRates(config);
  app.post(beaconPath, limited, beacon({ ...config, log, metrics, matchRoute }));
  app.post(cspReportsPath, limited, cspReports({ log, metrics, matchRoute }));
  app.use(limitMethods(build), markdownTwins());
  app.use(assets ?? staticFiles(directory));
  if (built) app.use(documents("build", config.siteUrl));
  if (config.previousAssets) app.use(staticFiles(config.previousAssets, "/assets/"));
  app.use(missingFile());
  app.use(pages.handler, limited, formPosts(config));
  app.use(
    requestHandler({
      render,
      siteUrl: config.siteUrl,
      loadContext: async ({ ip: address = "" }, response) => {
        const { entry } = typeof build === "function" ? await build() : build;
        const requestId = requestIdOf(response);
        return entry.module.createLoadContext(settings, { address, requestId });
      },
    }),
  );
  app.use(errorHandler({ log, development: config.development }));

  const logRequest = requestLog({ log, metrics, matchRoute });
  return (request, response) => {
    logRequest(request, response);
    // Express does not get past a target that it can't parse.
    request.url = originForm(request);
    // Routing in Express takes longer than sending a cached page.
    const isSimple = !isStopping() && !hasBody(request) && hasValidHost(request);
    if (!isSimple || !pages.tryServeFromCache(request, response)) app(request, response);
  };
}
