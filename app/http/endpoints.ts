import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type RequestHandler, Router } from "express";
import { beaconPath } from "../browser/events.ts";
import { chatStatus } from "../chat/frame/chat-status.ts";
import type { Leads } from "../leads/.server/service.ts";
import type { AppContext } from "./app.ts";
import { beacon } from "./monitoring/beacon.ts";
import { metricsEndpoint } from "./monitoring/metrics.ts";
import type { Config } from "./shared/config.ts";
import { cacheControl, sendLine } from "./shared/response-headers.ts";

/** The endpoints for load balancers, Prometheus, the page that embeds the chat, and what pages report. */
export function endpoints(context: AppContext, rateLimited: RequestHandler): Router {
  const { config, leads, isStopping, isChatReachable } = context;
  return Router()
    .get("/healthz", (_, response) => sendLine(response, 200, "ok"))
    .get("/readyz", readiness(leads, isStopping))
    .get("/version", version(config))
    .get("/metrics", metricsEndpoint(context))
    .get("/chat-status", chatStatus(isChatReachable))
    .post(beaconPath, rateLimited, beacon(context));
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
    const isStoreDown = "store" in query && !(await health());
    if (isStopping()) sendLine(response, 503, "stopping");
    else if (isStoreDown) sendLine(response, 503, "store unavailable");
    else sendLine(response, 200, "ok");
  };
}

/** `GET /version`: the running release. Its digest covers copy and assets, whose hashes are in the names of chunks. */
function version({ development }: Config): RequestHandler {
  const { version }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));
  const digest = () => hash("sha256", readFileSync("build/bin/server.js"));
  const build = development ? "development" : digest().slice(0, 12);
  const release = { version, build, node: process.versions.node };
  return (_, response) => void response.set("Cache-Control", cacheControl.noStore).json(release);
}
