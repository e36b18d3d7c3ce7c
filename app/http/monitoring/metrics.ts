import { hash, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Request, RequestHandler } from "express";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { AppContext } from "../app.ts";
import { cacheControl, sendLine } from "../shared/response-headers.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the metrics (prometheus.io/docs/practices/naming). Each application has its own registry. Every label has a
 * bounded set of values: routes come from the route table, never from a path.
 */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  return {
    registry,
    requests: new Histogram({
      name: "http_request_duration_seconds",
      help: "Duration of requests, from the first byte received to the last byte sent.",
      labelNames: ["route", "locale", "status"],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    searches: counter(
      "site_searches_total",
      "Searches by outcome: crisis, direct (a written answer fits), results or nothing.",
      ["outcome"],
    ),
    leads: counter(
      "site_leads_total",
      "Forms received, newsletter confirmations and unsubscriptions, by outcome.",
      ["kind", "outcome"],
    ),
    storeUp: gauge("site_store_up", "Whether leads can be stored."),
    messages: gauge(
      "site_outbox_messages",
      "Outbox messages: waiting, retried (waiting after a failure) and dead letters.",
      ["channel", "state"],
    ),
    oldestMessage: gauge("site_outbox_oldest_seconds", "Age of the oldest waiting message.", [
      "channel",
    ]),
    chatReachable: gauge(
      "site_chat_reachable",
      "Whether the embedded chat application answers; always 1 for the built-in preview.",
    ),
    chatAnswers: counter(
      "site_chat_answers_total",
      "Answers of the preview chat: written, quoted, model, unknown, declined or crisis.",
      ["kind"],
    ),
    assistantFallbacks: counter(
      "site_assistant_fallbacks_total",
      "Questions for which the written answers took over from the model, by reason.",
      ["reason"],
    ),
    pageViews: counter("site_page_views_total", "Page views, as browsers report them.", [
      "route",
      "locale",
    ]),
    vitals: counter(
      "site_web_vitals_total",
      "Core Web Vitals by rating (web.dev/articles/vitals).",
      ["name", "rating", "route", "locale"],
    ),
    pageFeedback: counter(
      "site_page_feedback_total",
      "Answers (yes or no) to whether a page was helpful, by page of the sitemap.",
      ["page", "answer"],
    ),
  };
}

/** In milliseconds. A check of the chat that takes longer is left out, since Prometheus gives up after ten seconds. */
const chatTimeout = 2_000;

/**
 * `GET /metrics`, for Prometheus: protected by a bearer token (RFC 6750) or, without one, open only to
 * this machine. Everyone else gets the not-found page.
 */
export function metricsEndpoint(context: AppContext): RequestHandler {
  const { metricsToken } = context.config;
  const { registry } = context.metrics;
  return async (request, response, next) => {
    if (metricsToken === undefined) {
      if (!isLocal(request)) return next();
    } else if (!hasToken(request, metricsToken)) {
      return sendLine(response.set("WWW-Authenticate", "Bearer"), 401, "A token is needed");
    }
    await updateGauges(context);
    response
      .set({ "Content-Type": registry.contentType, "Cache-Control": cacheControl.noStore })
      .end(await registry.metrics());
  };
}

/** Updates the gauges, at each scrape. */
async function updateGauges({ metrics, leads, isChatReachable }: AppContext) {
  const [writable, channels, reachable] = await Promise.all([
    leads.health(),
    leads.messages(),
    Promise.race([isChatReachable(), sleep(chatTimeout, undefined, { ref: false })]),
  ]);
  metrics.storeUp.set(Number(writable));
  metrics.messages.reset();
  metrics.oldestMessage.reset();
  for (const { channel, oldestAt, ...states } of channels ?? []) {
    for (const [state, count] of Object.entries(states)) {
      metrics.messages.set({ channel, state }, count);
    }
    const age = oldestAt === null ? 0 : Math.max(0, Date.now() - oldestAt);
    metrics.oldestMessage.set({ channel }, age / 1000);
  }
  if (reachable !== undefined) metrics.chatReachable.set(Number(reachable));
}

/** Headers by which proxies name the client that they forward for. */
const proxyHeader = /^(forwarded|via|x-forwarded-.*|x-real-ip|cf-connecting-ip)$/;

/**
 * Whether the connection comes from this machine, but not from a proxy on it, nor from a page in its browser whose
 * host name leads here (DNS rebinding).
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
  return timingSafeEqual(hash("sha256", sent, "buffer"), hash("sha256", token, "buffer"));
}
