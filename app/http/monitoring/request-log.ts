import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import { isbot } from "isbot";
import { beaconPath } from "../../browser/events.ts";
import { logLimits } from "../../limits.ts";
import type { AppContext } from "../app.ts";
import { pathOf } from "../middleware/request-target.ts";
import { createLogThrottle, redactPath } from "./log-throttle.ts";
import { labelsOf } from "./route-labels.ts";

/** Routes that machines request all the time are logged at debug level. */
const quietRoutes = new Set(["/healthz", "/readyz", "/metrics", beaconPath, "static"]);

/**
 * Gives each request an ID, times and counts it, and logs one line when it has ended: the route, never the
 * query, the client or the body. A missing path is a warning with the path, since one of our own links may be
 * broken.
 */
export function requestLog({ log, metrics, source }: AppContext): RequestListener {
  const mayWarn = createLogThrottle(logLimits.missingPaths);
  return (request, response) => {
    const started = performance.now();
    // A client's own ID could be anything.
    const requestId = randomUUID();
    response.requestId = requestId;
    // Unlike "finish", it is also emitted when the client has left.
    response.on("close", () => {
      const milliseconds = performance.now() - started;
      const { statusCode: status, writableFinished } = response;
      const { route, locale } = labelsOf(request, status, source.matchRoute);
      // A transfer coding that is refused with 501 is the client's fault, not the server's.
      const statusClass = status === 501 ? 4 : Math.floor(status / 100);
      const outcome = writableFinished ? `${statusClass}xx` : "aborted";
      metrics.requests.observe({ route, locale, status: outcome }, milliseconds / 1000);

      const warned = status === 404 && mayWarn();
      const level = warned ? "warn" : quietRoutes.has(route) ? "debug" : "info";
      if (!log.isLevelEnabled(level)) return;
      const duration = Math.round(milliseconds * 10) / 10;
      // pino leaves out what is undefined.
      const line = {
        ...{ requestId, method: request.method, route, locale, status, duration },
        traceId: traceparent.exec(String(request.headers.traceparent))?.[1],
        aborted: writableFinished ? undefined : true,
        ...(warned && missingPathDetails(request)),
      };
      log[level](line, "request");
    });
  };
}

/**
 * The trace that a request claims to be part of: version 255 and IDs of zeros are invalid; versions above 0 may
 * add fields (w3.org/TR/trace-context, section 3.2).
 */
const traceparent =
  /^(?!ff|00-.{53})[\da-f]{2}-(?!0+-)([\da-f]{32})-(?!0+-)[\da-f]{16}-[\da-f]{2}(?![^-])/;

/** A crawler's missing path is often an old link. `isbot` has no other use: crawlers get the same documents. */
function missingPathDetails(request: IncomingMessage) {
  return { path: redactPath(pathOf(request)), crawler: isbot(request.headers["user-agent"]) };
}
