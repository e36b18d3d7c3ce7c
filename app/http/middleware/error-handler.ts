import type { ErrorRequestHandler } from "express";
import type { Log } from "../../config/log.ts";
import { escapeHtml } from "../../markdown/escape-html.ts";
import { retryAfter } from "../../response-headers.ts";
import { loggablePath } from "../monitoring/loggable-path.ts";
import { requestIdOf } from "../monitoring/request-id.ts";
import { QueueFullError } from "../rendering/concurrency.ts";
import { RenderingError } from "../rendering/renderer.ts";
import type { ErrorPages } from "./error-page.ts";

interface ErrorHandlerOptions {
  log: Log;
  errorPages: ErrorPages;
  /** Whether the response to an unexpected error is its stack. */
  development: boolean;
}

/** Answers errors with a page that React does not render. The error goes to the log, not to the visitor. */
export function errorHandler({
  log,
  errorPages,
  development,
}: ErrorHandlerOptions): ErrorRequestHandler {
  return (error, request, response, _next) => {
    if (error instanceof QueueFullError) {
      response.set("Retry-After", String(retryAfter.overload));
      return errorPages.send(request, response, 503);
    }
    if (!(error instanceof RenderingError)) {
      const path = loggablePath(request.path);
      log.error({ err: error, requestId: requestIdOf(response), path }, "request failed");
    }
    if (response.headersSent) response.destroy();
    else if (development && error instanceof Error) {
      response.status(500).send(developmentPage(error));
    } else errorPages.send(request, response, 500);
  };
}

/** The stack, and Vite's client, which shows what is wrong in a file and reloads the page when it is repaired. */
function developmentPage({ stack = "" }: Error): string {
  return `<!doctype html><title>Error</title><pre>${escapeHtml(stack)}</pre><script type="module" src="/@vite/client"></script>`;
}
