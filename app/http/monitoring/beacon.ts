import type { RequestHandler } from "express";
import type { ReportedEvent, VitalName } from "../../analytics/events.ts";
import { readEvents } from "../../analytics/read-events.ts";
import type { Config } from "../../config/config.ts";
import type { Log } from "../../config/log.ts";
import { jsonBody } from "../middleware/json-body.ts";
import { isCrossSite } from "../middleware/same-origin.ts";
import { linesAMinute } from "./log-throttle.ts";
import type { Metrics } from "./metrics.ts";
import { missing, type Place, type RouteTable } from "./route-labels.ts";

/** Up to the first a value is good, from the second on it is poor (web.dev/articles/vitals). */
const thresholds: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};

/** How many broken pages a minute get a line each. */
const mostWarnings = 20;

interface BeaconOptions extends Pick<Config, "siteUrl"> {
  log: Log;
  metrics: Metrics;
  find: RouteTable;
}

/**
 * `POST /beacon`: counts what browsers report of the site's pages (`/js/analytics.js`), by route and
 * language. `sendBeacon` sends text, which needs no permission from the server (Fetch standard, 2.2.2).
 */
export function beacon({ siteUrl, log, metrics, find }: BeaconOptions): RequestHandler[] {
  const mayWarn = linesAMinute(mostWarnings, (count) => {
    log.warn({ count }, "more hydration errors than are said one by one");
  });

  function count(event: ReportedEvent): void {
    const place = { ...(find(event.path) ?? missing(event.path)) };
    if (event.type === "view") metrics.pageViews.inc(place);
    else if (event.type === "vital") countVital(event, place);
    else {
      metrics.hydrationErrors.inc(place);
      const message = withoutQueries(event.message);
      if (mayWarn()) log.warn({ ...place, message }, "a page could not be hydrated as it is");
    }
  }

  function countVital({ name, value }: { name: VitalName; value: number }, place: Place): void {
    metrics.vitals.inc({ name, rating: rate(name, value), ...place });
    if (name === "CLS") metrics.layoutShifts.observe({ ...place }, value);
    else metrics.vitalTimes.observe({ name, ...place }, value / 1000);
  }

  const receive: RequestHandler = (request, response) => {
    const events = readEvents(request.body);
    events?.forEach(count);
    response
      .status(events ? 204 : 400)
      .set("Cache-Control", "no-store")
      .end();
  };
  const sameSite: RequestHandler = (request, response, next) => {
    if (!isCrossSite(request, siteUrl)) return next();
    response.status(403).set({ "Cache-Control": "no-store", Connection: "close" }).end();
  };
  return [sameSite, jsonBody({ type: ["text/plain"], limit: 2_048 }), receive];
}

function rate(name: VitalName, value: number): "good" | "needs-improvement" | "poor" {
  const [good, poor] = thresholds[name];
  return value <= good ? "good" : value <= poor ? "needs-improvement" : "poor";
}

/** React's messages link to their explanation, with what the page said in the query. */
function withoutQueries(message: string): string {
  return message.replace(/\?\S*/g, "");
}
