import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Request, RequestHandler } from "express";
import type { Config } from "../../config/config.ts";
import type { Leads } from "../../leads/.server/service.ts";
import { cacheControl } from "../../response-headers.ts";
import type { Metrics } from "./metrics.ts";

/** Milliseconds. A value that takes longer is left out, since Prometheus gives up after ten seconds. */
const timeout = 2_000;

interface MetricsEndpointOptions extends Pick<Config, "metricsToken"> {
  metrics: Metrics;
  leads: Pick<Leads, "messages" | "health">;
  isChatReachable: () => Promise<boolean>;
}

/**
 * `GET /metrics`, for Prometheus: protected by a bearer token (RFC 6750) or, without one, open to this
 * machine alone. Everyone else gets the not-found page.
 */
export function metricsEndpoint(options: MetricsEndpointOptions): RequestHandler {
  const { metricsToken, metrics } = options;
  let inFlight: Promise<string> | undefined;
  return async (request, response, next) => {
    if (metricsToken === undefined) {
      if (!isLocal(request)) return next();
    } else if (!hasToken(request, metricsToken)) {
      response.set({ "WWW-Authenticate": "Bearer", "Cache-Control": cacheControl.noStore });
      return void response.status(401).type("text").send("A token is needed\n");
    }
    inFlight ??= collect(options).finally(() => {
      inFlight = undefined;
    });
    response
      .set({ "Content-Type": metrics.registry.contentType, "Cache-Control": cacheControl.noStore })
      .end(await inFlight);
  };
}

async function collect(options: MetricsEndpointOptions): Promise<string> {
  await readState(options);
  return options.metrics.registry.metrics();
}

/** Updates the gauges, whose values are looked up at each scrape. */
async function readState({ metrics, leads, isChatReachable }: MetricsEndpointOptions) {
  const [writable, channels, reachable] = await Promise.all([
    orTimeout(leads.health()),
    orTimeout(leads.messages()),
    orTimeout(isChatReachable()),
  ]);
  metrics.storeUp.set(Number(writable === true));
  metrics.messages.reset();
  metrics.oldestMessage.reset();
  for (const { channel, oldestAt, ...states } of channels ?? []) {
    for (const [state, count] of Object.entries(states)) {
      metrics.messages.set({ channel, state }, count);
    }
    const age = oldestAt === undefined ? 0 : Math.max(0, Date.now() - oldestAt);
    metrics.oldestMessage.set({ channel }, age / 1000);
  }
  if (reachable !== undefined) metrics.chatReachable.set(Number(reachable));
}

function orTimeout<Value>(value: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([value, sleep(timeout, undefined, { ref: false })]);
}

/** Headers by which proxies name the client that they forward for. */
const proxyHeader = /^(forwarded|via|x-forwarded-.*|x-real-ip|cf-connecting-ip)$/;

/**
 * The connection comes from this machine, and not from a proxy beside the site, nor from a page in a browser on it
 * whose host name leads here (DNS rebinding).
 */
function isLocal({ socket, headers }: Request): boolean {
  const address = socket.remoteAddress ?? "";
  return (
    (/^(::ffff:)?127\./.test(address) || address === "::1") &&
    /^(localhost|127(\.\d+){3}|\[::1\])(:\d*)?$/i.test(headers.host ?? "") &&
    !Object.keys(headers).some((name) => proxyHeader.test(name))
  );
}

/** Compares in constant time. */
function hasToken(request: Request, token: string): boolean {
  const [, sent = ""] = /^Bearer (\S+)$/i.exec(request.get("Authorization") ?? "") ?? [];
  return timingSafeEqual(sha256(sent), sha256(token));
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
