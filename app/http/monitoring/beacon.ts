import type { RequestHandler } from "express";
import type { ReportedEvent, VitalName } from "../../analytics/events.ts";
import { readEvents } from "../../analytics/read-events.ts";
import type { Config } from "../../config/config.ts";
import type { Log } from "../../config/log.ts";
import { logLimits, sizeLimits } from "../../limits.ts";
import { cacheControl } from "../../response-headers.ts";
import { jsonBody } from "../middleware/request-body.ts";
import { isCrossSite } from "../middleware/same-origin.ts";
import { logThrottle } from "./log-throttle.ts";
import type { Metrics } from "./metrics.ts";
import { type MatchRoute, notFoundLabels, type RouteLabels } from "./route-labels.ts";

/** A value is good up to the first threshold and poor above the second (web.dev/articles/vitals). */
const thresholds: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};

interface BeaconOptions extends Pick<Config, "siteUrl"> {
  log: Log;
  metrics: Metrics;
  matchRoute: MatchRoute;
}

/**
 * `POST /beacon`: counts the events that `/js/analytics.js` reports, by route and language, and what visitors say
 * of the preview chat's answers. `sendBeacon` sends them as text, which needs no preflight request (Fetch standard, section 2.2.2).
 */
export function beacon({ siteUrl, log, metrics, matchRoute }: BeaconOptions): RequestHandler[] {
  const mayWarn = logThrottle(logLimits.reports, (count) => {
    log.warn({ count }, "hydration errors suppressed");
  });

  function count(event: ReportedEvent): void {
    if (event.type === "verdict") {
      const { kind, verdict } = event;
      metrics.chatFeedback.inc({ kind, verdict });
      return;
    }
    const labels = { ...(matchRoute(event.path) ?? notFoundLabels(event.path)) };
    if (event.type === "view") metrics.pageViews.inc(labels);
    else if (event.type === "vital") countVital(event, labels);
    else {
      metrics.hydrationErrors.inc(labels);
      const message = withoutQueries(event.message);
      if (mayWarn()) log.warn({ ...labels, message }, "hydration error");
    }
  }

  function countVital(
    { name, value }: { name: VitalName; value: number },
    labels: RouteLabels,
  ): void {
    metrics.vitals.inc({ name, rating: rate(name, value), ...labels });
    if (name === "CLS") metrics.layoutShifts.observe({ ...labels }, value);
    else metrics.vitalTimes.observe({ name, ...labels }, value / 1000);
  }

  const receive: RequestHandler = (request, response) => {
    const events = readEvents(request.body);
    events?.forEach(count);
    response
      .status(events ? 204 : 400)
      .set("Cache-Control", cacheControl.noStore)
      .end();
  };
  const sameSite: RequestHandler = (request, response, next) => {
    if (!isCrossSite(request, siteUrl)) return next();
    response.status(403).set({ "Cache-Control": cacheControl.noStore, Connection: "close" }).end();
  };
  return [sameSite, jsonBody({ type: ["text/plain"], limit: sizeLimits.beacon }), receive];
}

function rate(name: VitalName, value: number): "good" | "needs-improvement" | "poor" {
  const [good, poor] = thresholds[name];
  return value <= good ? "good" : value <= poor ? "needs-improvement" : "poor";
}

/** Removes the queries of links in React's messages, which contain text of the page. */
function withoutQueries(message: string): string {
  return message.replace(/\?\S*/g, "");
}
