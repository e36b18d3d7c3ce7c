import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type RequestHandler, Router } from "express";
import { beaconPath } from "../analytics/events.ts";
import { feedbackPath } from "../analytics/page-feedback.ts";
import { chatStatus } from "../chat/embed/chat-status.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../config/log.ts";
import type { Leads } from "../leads/.server/service.ts";
import { cacheControl } from "../response-headers.ts";
import { cspReportsPath } from "../security/content-security-policy.ts";
import { beacon } from "./monitoring/beacon.ts";
import { cspReports } from "./monitoring/csp-reports.ts";
import type { Metrics } from "./monitoring/metrics.ts";
import { metricsEndpoint } from "./monitoring/metrics-endpoint.ts";
import { pageFeedback } from "./monitoring/page-feedback.ts";
import type { BuildSource } from "./rendering/build-source.ts";

interface OperatorEndpointsOptions {
  config: Config;
  metrics: Metrics;
  leads: Leads;
  isStopping: () => boolean;
  isChatReachable: () => Promise<boolean>;
}

/** The endpoints for load balancers, Prometheus and the page that embeds the chat. */
export function operatorEndpoints(options: OperatorEndpointsOptions): Router {
  const { config, metrics, leads, isStopping, isChatReachable } = options;
  return Router()
    .get("/healthz", (_, response) => {
      response.set("Cache-Control", cacheControl.noStore).type("text").send("ok\n");
    })
    .get("/readyz", readiness(leads, isStopping))
    .get("/version", version(config))
    .get("/metrics", metricsEndpoint({ ...config, metrics, leads, isChatReachable }))
    .get("/chat-status", chatStatus(isChatReachable));
}

interface ReportEndpointsOptions {
  config: Config;
  log: Log;
  metrics: Metrics;
  source: BuildSource;
  rateLimited: RequestHandler;
}

/** The endpoints that browsers send reports and verdicts to. */
export function reportEndpoints(options: ReportEndpointsOptions): Router {
  const { config, log, metrics, source, rateLimited } = options;
  const { siteUrl } = config;
  const { matchRoute } = source;
  return Router()
    .post(beaconPath, rateLimited, beacon({ siteUrl, log, metrics, matchRoute }))
    .post(feedbackPath, rateLimited, pageFeedback({ siteUrl, metrics, source }))
    .post(cspReportsPath, rateLimited, cspReports({ log, metrics, matchRoute }));
}

/**
 * `GET /readyz` is for load balancers: 503 as soon as the process is shutting down. Without its store the site still
 * serves every page, so that only `GET /readyz?store`, for deployments and monitoring, is 503 then.
 */
export function readiness(
  { health }: Pick<Leads, "health">,
  isStopping: () => boolean,
): RequestHandler {
  return async ({ query }, response) => {
    const withoutStore = "store" in query && !(await health());
    const reason = isStopping() ? "stopping" : withoutStore ? "store unavailable" : undefined;
    response
      .status(reason ? 503 : 200)
      .set("Cache-Control", cacheControl.noStore)
      .type("text")
      .send(`${reason ?? "ok"}\n`);
  };
}

/** `GET /version`: the release that answers. The digest covers copy and assets, since the names of its chunks are hashes. */
export function version({ development }: { development: boolean }): RequestHandler {
  const release = {
    version: packageVersion(),
    build: development ? "development" : digestOf("build/bin/chunks/server-program.js"),
    node: process.versions.node,
  };
  return (_, response) => void response.set("Cache-Control", cacheControl.noStore).json(release);
}

function packageVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));
  return version;
}

function digestOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12);
}
