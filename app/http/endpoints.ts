import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type RequestHandler, Router } from "express";
import { beaconPath } from "../browser/events.ts";
import { chatStatus } from "../chat/frame/chat-status.ts";
import type { Leads } from "../leads/.server/service.ts";
import type { AppContext } from "./app.ts";
import { beacon } from "./monitoring/beacon.ts";
import { metricsEndpoint } from "./monitoring/metrics.ts";
import { cacheControl } from "./shared/response-headers.ts";

/** The endpoints for load balancers, Prometheus, the page that embeds the chat, and what pages report. */
export function endpoints(context: AppContext, rateLimited: RequestHandler): Router {
  const { config, leads, isStopping, isChatReachable } = context;
  return Router()
    .get("/healthz", (_, response) => {
      response.set("Cache-Control", cacheControl.noStore).type("text").send("ok\n");
    })
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
