import type { RequestListener } from "node:http";
import express, { type RequestHandler } from "express";
import { createAssistant } from "../chat/assistant/assistant.server.ts";
import { createReachabilityCheck } from "../chat/frame/chat-status.ts";
import type { Leads } from "../leads/.server/service.ts";
import type { ServerSettings } from "../load-context.server.ts";
import { hasPart } from "../pages.ts";
import { endpoints } from "./endpoints.ts";
import { mcpEndpoint } from "./mcp.ts";
import { allowedMethods } from "./middleware/allowed-methods.ts";
import { baseHeaders, setBaseHeaders } from "./middleware/base-headers.ts";
import { canonicalRedirect } from "./middleware/canonical-path.ts";
import { createErrorPages, errorHandler } from "./middleware/error-page.ts";
import { createRateLimits } from "./middleware/rate-limit.ts";
import { requestBody } from "./middleware/request-body.ts";
import { originForm, requireValidHost } from "./middleware/request-target.ts";
import { rejectCrossSitePosts } from "./middleware/same-origin.ts";
import { redactPath } from "./monitoring/log-throttle.ts";
import { createMetrics, type Metrics } from "./monitoring/metrics.ts";
import { requestLog } from "./monitoring/request-log.ts";
import { assistantMonitor, chatMonitor, withLeadMetrics } from "./monitoring/service-monitors.ts";
import type { BuildSource } from "./rendering/build-source.ts";
import { createRenderer } from "./rendering/renderer.ts";
import { requestHandler } from "./rendering/request-handler.ts";
import type { BuiltIndex } from "./responses/built-pages.ts";
import { files, missingFile } from "./responses/files.ts";
import { createPages } from "./responses/pages.ts";
import { sandboxEndpoint } from "./sandbox.ts";
import type { Config } from "./shared/config.ts";
import type { Log } from "./shared/log.ts";

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
  built?: BuiltIndex | undefined;
}

export type AppContext = Readonly<ReturnType<typeof createContext>>;

/** Creates what the parts of the application share. */
function createContext(options: AppOptions) {
  const { config, log, source } = options;
  const metrics = createMetrics();
  const errorPages = createErrorPages(config, source.production?.stylesheets);
  return {
    ...options,
    metrics,
    errorPages,
    settings: serverSettings(options, metrics),
    render: createRenderer(source),
    refuseAboveLimit: createRateLimits(config, errorPages),
    isChatReachable: createReachabilityCheck(config, chatMonitor(log)),
    /** The headers of every response. */
    baseHeaders: baseHeaders(config),
  };
}

/** The site as a request listener. */
export function createApp(options: AppOptions): RequestListener {
  const { config, isStopping, source } = options;
  const context = createContext(options);
  const { errorPages, refuseAboveLimit } = context;
  const rateLimited: RequestHandler = async (request, response, next) => {
    if (!(await refuseAboveLimit(request, response))) next();
  };
  // In development, nothing is stored.
  const pages = source.production && createPages(context);
  const assets =
    options.assets ??
    files({
      directory: "build/client",
      sharedAssets: config.assetsDirectory,
      baseHeaders: context.baseHeaders,
      onRead: pages?.addFile,
    });

  const app = express()
    .disable("x-powered-by")
    .disable("etag")
    .set("trust proxy", config.trustProxy);
  app.use(
    setBaseHeaders(context), // and request ID
    requireValidHost, // 400 without a valid Host
    requestBody(errorPages), // reads the body: 408, 413, 415, 501
    endpoints(context, rateLimited), // /healthz, /beacon …
    canonicalRedirect(errorPages), // 308 to a page's one URL, 400 for malformed paths
    ...(hasPart("sandbox") ? [sandboxEndpoint(context)] : []), // /sandbox/v1/…, the documented API with examples
    ...(hasPart("mcp") ? [mcpEndpoint(context)] : []), // POST /mcp
    allowedMethods(context), // OPTIONS, 405
    assets, // files of this release, and assets of others
    missingFile, // 404 in one line for other file paths
    ...(pages ? [pages.makeAndSend] : []), // pages that are not stored yet, and missing ones
    rateLimited, // 429
    rejectCrossSitePosts(config, errorPages), // 403
    requestHandler(context), // React Router
    errorHandler(context), // 500, 503
  );

  const logRequest = requestLog(context);
  const handle: RequestListener = (request, response) => {
    logRequest(request, response);
    // So that the client sends its next request to another replica.
    if (isStopping()) response.setHeader("Connection", "close");
    // Express can't parse the other forms of a request target.
    request.url = originForm(request);
    // Sends pages and assets that are stored, without Express.
    if (!pages?.sendStored(request, response)) app(request, response);
  };
  return (request, response) => {
    const { "transfer-encoding": coding = "chunked" } = request.headers;
    if (coding === "chunked") return handle(request, response);
    // Node emits a request whose coding leaves the end of the body open (RFC 9112, section 6.3), then refuses it. Waits for that.
    setImmediate(() => request.socket.writable && handle(request, response));
  };
}

/** Creates what the routes get through their load context. */
function serverSettings({ config, log, leads }: AppOptions, metrics: Metrics): ServerSettings {
  const { siteUrl, chatAppUrl, assistant, rateLimits } = config;
  const monitor = assistantMonitor(log, metrics);
  return {
    siteUrl,
    chatAppUrl,
    assistant: assistant && createAssistant({ config: assistant, rateLimits, monitor }),
    leads: withLeadMetrics(leads, metrics),
    onError: (error, { path, requestId }) =>
      log.error({ err: error, requestId, path: redactPath(path) }, "rendering failed"),
    onAnswered: (kind) => metrics.chatAnswers.inc({ kind }),
    onWarning: (message) => log.warn(message),
    onSearched: (outcome) => metrics.searches.inc({ outcome }),
  };
}
