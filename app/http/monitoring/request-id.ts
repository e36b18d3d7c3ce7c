import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";

/** The response header with the request ID. */
export const requestIdHeader = "X-Request-Id";

declare module "http" {
  interface ServerResponse {
    /** Set by `assignRequestId`. */
    requestId?: string;
  }
}

/**
 * Assigns a request ID, by which a visitor's report can be found in the log. A client's own ID is ignored: it
 * could be anything. The header is set with the others (middleware/base-headers.ts).
 */
export function assignRequestId(response: ServerResponse): string {
  const id = randomUUID();
  response.requestId = id;
  return id;
}

/** The request ID of a response. */
export function requestIdOf(response: ServerResponse): string {
  return response.requestId ?? "";
}
