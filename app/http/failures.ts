import type { ErrorRequestHandler } from "express";
import { TooBusy } from "./concurrency.ts";
import type { Log } from "./log.ts";
import { loggablePath } from "./loggable-path.ts";
import { RenderingFailed } from "./renderer.ts";
import { requestIdOf } from "./request-id.ts";
import { sendStaticPage } from "./static-page.ts";

/** Seconds until a visitor should try again. */
const retryAfter = 5;

/** Answers errors with a page that needs no rendering. The reason goes to the log, not to the visitor. */
export function failures(log: Log): ErrorRequestHandler {
  return (error, request, response, _next) => {
    if (error instanceof TooBusy) {
      response.set("Retry-After", String(retryAfter));
      return sendStaticPage(request, response, 503);
    }
    // A body that is too long, or compressed: http-errors, as Express's parsers throw them.
    const status = ([400, 413, 415] as const).find((known) => known === error?.status);
    if (status && !response.headersSent) return sendStaticPage(request, response, status);
    if (!(error instanceof RenderingFailed)) {
      const path = loggablePath(request.path);
      log.error({ err: error, requestId: requestIdOf(response), path }, "request failed");
    }
    if (response.headersSent) response.destroy();
    else sendStaticPage(request, response, 500);
  };
}
