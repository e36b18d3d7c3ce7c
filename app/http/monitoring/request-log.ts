import type { IncomingMessage, RequestListener } from "node:http";
import { isbot } from "isbot";
import { beaconPath } from "../../analytics/events.ts";
import type { Log } from "../../config/log.ts";
import { cspReportsPath } from "../../security/content-security-policy.ts";
import { pathOf } from "../middleware/request-target.ts";
import { linesAMinute } from "./log-throttle.ts";
import { loggablePath } from "./loggable-path.ts";
import type { Metrics } from "./metrics.ts";
import { nameRequest } from "./request-id.ts";
import { placeOf, type RouteTable } from "./route-labels.ts";

/** So many missing paths a minute are worth a warning each; scanners ask for thousands. */
const mostMissing = 60;

/** What machines ask for all the time. */
const quiet = new Set(["/healthz", "/readyz", "/metrics", beaconPath, cspReportsPath, "static"]);

interface RequestLogOptions {
  log: Log;
  metrics: Pick<Metrics, "requests">;
  find: RouteTable;
}

/**
 * Names, times and counts every request, and writes one line about it when it has ended: the route, never
 * the query, the client or what was sent. Missing paths are warnings and say the path: a broken link of our
 * own looks like this.
 */
export function requestLog({ log, metrics, find }: RequestLogOptions): RequestListener {
  const mayWarn = linesAMinute(mostMissing, (count) => {
    log.warn({ count }, "more paths were missing than are said one by one");
  });
  return (request, response) => {
    const started = performance.now();
    const requestId = nameRequest(response);
    // Unlike "finish" it also comes when the client has left.
    response.on("close", () => {
      const milliseconds = performance.now() - started;
      const { statusCode: status, writableFinished } = response;
      const { route, locale } = placeOf(request, status, find);
      const outcome = writableFinished ? `${Math.floor(status / 100)}xx` : "aborted";
      metrics.requests.observe({ route, locale, status: outcome }, milliseconds / 1000);

      const warned = status === 404 && mayWarn();
      const level = warned ? "warn" : quiet.has(route) ? "debug" : "info";
      if (!log.isLevelEnabled(level)) return;
      const { method } = request;
      const duration = Math.round(milliseconds * 10) / 10;
      const line = { requestId, method, route, locale, status, duration };
      const aborted = writableFinished ? {} : { aborted: true };
      log[level]({ ...line, ...aborted, ...(warned && aboutMissing(request)) }, "request");
    });
  };
}

function aboutMissing(request: IncomingMessage) {
  return { path: loggablePath(pathOf(request)), crawler: isbot(request.headers["user-agent"]) };
}
