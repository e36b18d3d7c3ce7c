import type { RequestListener } from "node:http";
import express, { type RequestHandler } from "express";
import { createAssistant } from "../chat/assistant/assistant.server.ts";
import { chatReachability } from "../chat/embed/chat-status.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../config/log.ts";
import type { Leads } from "../leads/.server/service.ts";
import type { ServerSettings } from "../load-context.server.ts";
import { siteDirectives } from "../security/content-security-policy.ts";
import { operatorEndpoints, reportEndpoints } from "./endpoints.ts";
import { mcpEndpoint } from "./mcp.ts";
import { allowedMethods } from "./middleware/allowed-methods.ts";
import { canonicalRedirect } from "./middleware/canonical-redirect.ts";
import { cors } from "./middleware/cors.ts";
import { errorHandler } from "./middleware/error-handler.ts";
import { createErrorPages } from "./middleware/error-page.ts";
import { readBuiltList } from "./middleware/file-list.ts";
import { createRateLimits } from "./middleware/rate-limit.ts";
import { hasBody, requestBody } from "./middleware/request-body.ts";
import { hasValidHost, originForm, requireValidHost } from "./middleware/request-target.ts";
import { rejectCrossSitePosts } from "./middleware/same-origin.ts";
import { baseHeaders, securityHeaders } from "./middleware/security-headers.ts";
import { missingFile, sharedAssets, staticFiles } from "./middleware/static-files.ts";
import { assistantMonitor } from "./monitoring/assistant-monitor.ts";
import { chatMonitor } from "./monitoring/chat-monitor.ts";
import { withLeadMetrics } from "./monitoring/lead-metrics.ts";
import { loggablePath } from "./monitoring/loggable-path.ts";
import { createMetrics, type Metrics } from "./monitoring/metrics.ts";
import { requestLog } from "./monitoring/request-log.ts";
import { cachedPages, noCache } from "./page-cache/cached-pages.ts";
import { type PrerenderedIndex, prerenderedResponses } from "./page-cache/prerendered.ts";
import { closeConnectionsWhileStopping } from "./process/shutdown.ts";
import type { BuildSource } from "./rendering/build-source.ts";
import { createRenderer } from "./rendering/renderer.ts";
import { requestHandler } from "./rendering/request-handler.ts";
import { sandboxEndpoint } from "./sandbox.ts";
import { sandboxLimits } from "./sandbox-limits.ts";

const clientDirectory = "build/client";

export interface AppOptions {
  config: Config;
  log: Log;
  leads: Leads;
  /** Whether the process is shutting down. */
  isStopping: () => boolean;
  source: BuildSource;
  /** Serves the assets: the built files unless Vite does. */
  assets?: RequestHandler;
  /** What the build has rendered. */
  prerendered?: PrerenderedIndex | undefined;
}

/** The site as a request listener: an Express application with the page cache in front of it. */
export function createApp(options: AppOptions): RequestListener {
  const { config, log, leads, isStopping, source, prerendered } = options;
  const { assets = staticFiles(clientDirectory, readBuiltList()) } = options;
  const { production, matchRoute } = source;

  const metrics = createMetrics();
  const settings = serverSettings(options, metrics);
  const render = createRenderer(source);
  const errorPages = createErrorPages(production?.stylesheets);
  const refuseAboveLimit = createRateLimits(config, errorPages);
  const rateLimited: RequestHandler = async (request, response, next) => {
    if (!(await refuseAboveLimit(request, response))) next();
  };
  const pages = production
    ? cachedPages(production, {
        ...{ load: source.load, matchRoute, render, settings, metrics, refuseAboveLimit },
        prerendered: prerendered && prerenderedResponses(prerendered, settings),
        headers: baseHeaders(config),
        assetsDirectory: config.assetsDirectory,
      })
    : noCache;
  const isChatReachable = chatReachability(config, chatMonitor(log, metrics));

  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", config.trustProxy);
  app.use(
    closeConnectionsWhileStopping(isStopping), // the client's next request goes to another replica
    securityHeaders(config), // base headers and request ID
    requireValidHost(), // 400 without a valid Host
    requestBody(errorPages), // reads the body: 408, 413, 415, 501
    operatorEndpoints({ config, metrics, leads, isStopping, isChatReachable }), // /healthz, /metrics …
    canonicalRedirect(errorPages), // 308 to a page's one URL, 400 for malformed paths
    cors(), // the API's description is open to every origin
    reportEndpoints({ config, log, metrics, source, rateLimited }), // /beacon, /feedback, /csp-reports
    sandboxEndpoint({ source, settings }), // /sandbox/v1/…, the documented API with examples
    mcpEndpoint({ source, settings, rateLimited, errorPages }), // POST /mcp
    allowedMethods(source, errorPages), // OPTIONS, 405
    assets, // files of this release
    pages.loaderData, // what cached pages hydrate with
    ...(config.assetsDirectory ? [sharedAssets(config.assetsDirectory)] : []), // and of others
    missingFile(), // 404 in one line for other file paths
    pages.handler, // cached pages
    rateLimited, // 429
    rejectCrossSitePosts(config, errorPages), // 403
    requestHandler({ source, render, settings }), // React Router
    errorHandler({ log, errorPages, development: config.development }), // 500, 503
  );

  const logRequest = requestLog({ log, metrics, matchRoute });
  const handle: RequestListener = (request, response) => {
    logRequest(request, response);
    // Express can't parse the other forms of a request target.
    request.url = originForm(request);
    // Routing a request through Express takes longer than sending a cached page.
    const mayAnswerBeforeExpress = !isStopping() && !hasBody(request) && hasValidHost(request);
    if (!mayAnswerBeforeExpress || !pages.tryServeFromCache(request, response))
      app(request, response);
  };
  return (request, response) => {
    const { "transfer-encoding": coding = "chunked" } = request.headers;
    if (coding === "chunked") return handle(request, response);
    // Node refuses a coding that leaves the end of the body open (RFC 9112, section 6.3), but passes on the request before.
    setImmediate(() => request.socket.writable && handle(request, response));
  };
}

/** What the routes get through their load context. */
function serverSettings({ config, log, leads }: AppOptions, metrics: Metrics): ServerSettings {
  const { siteUrl, chatAppUrl, assistant, rateLimits } = config;
  const monitor = assistantMonitor(log, metrics);
  return {
    siteUrl,
    chatAppUrl,
    siteDirectives: siteDirectives({
      frameOrigin: chatAppUrl && new URL(chatAppUrl).origin,
      secure: siteUrl.startsWith("https:"),
    }),
    assistant: assistant && createAssistant({ config: assistant, rateLimits, monitor }),
    countSandboxCall: sandboxLimits(config),
    leads: withLeadMetrics(leads, metrics),
    onError: (error, { path, requestId }) =>
      log.error({ err: error, requestId, path: loggablePath(path) }, "rendering failed"),
    onAnswered: (kind) => metrics.chatAnswers.inc({ kind }),
    onRendered: (milliseconds) => metrics.renderings.observe(milliseconds / 1000),
    onWarning: (message) => log.warn(message),
    onSearched: (outcome) => metrics.searches.inc({ outcome }),
  };
}
