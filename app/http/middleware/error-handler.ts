import type { ErrorRequestHandler } from "express";
import type { Log } from "../../config/log.ts";
import { retryAfter } from "../../protocol/retry-after.ts";
import { loggablePath } from "../monitoring/loggable-path.ts";
import { requestIdOf } from "../monitoring/request-id.ts";
import { TooBusy } from "../rendering/concurrency.ts";
import { RenderingFailed } from "../rendering/renderer.ts";
import { sendStaticPage } from "./error-page.ts";

interface ErrorHandlerOptions {
  log: Log;
  /** Whether to show unexpected errors with their stack. */
  development: boolean;
}

/** Answers errors with a page that needs no rendering. The reason goes to the log, not to the visitor. */
export function errorHandler({ log, development }: ErrorHandlerOptions): ErrorRequestHandler {
  return (error, request, response, _next) => {
    if (error instanceof TooBusy) {
      response.set("Retry-After", String(retryAfter.overload));
      return sendStaticPage(request, response, 503);
    }
    if (!(error instanceof RenderingFailed)) {
      const path = loggablePath(request.path);
      log.error({ err: error, requestId: requestIdOf(response), path }, "request failed");
    }
    if (response.headersSent) response.destroy();
    else if (development && error instanceof Error) {
      response.status(500).type("text").send(error.stack);
    } else sendStaticPage(request, response, 500);
  };
}
