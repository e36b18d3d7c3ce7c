import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";

/** The header that tells a client the name of its answer. */
export const requestIdHeader = "X-Request-Id";

declare module "http" {
  interface ServerResponse {
    /** Its name, once it has one. */
    requestId?: string;
  }
}

/**
 * Names an answer, so that what a visitor reports can be found in the log. Always made here: one that a
 * client sends could be anything. The header is set with the others (middleware/security-headers.ts).
 */
export function nameRequest(response: ServerResponse): string {
  const id = randomUUID();
  response.requestId = id;
  return id;
}

/** The name of an answer. */
export function requestIdOf(response: ServerResponse): string {
  return response.requestId ?? "";
}
