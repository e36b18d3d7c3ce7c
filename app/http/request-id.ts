import { randomUUID } from "node:crypto";
import type { Response } from "express";

/** The header that tells a client the name of its answer. */
export const requestIdHeader = "X-Request-Id";

/**
 * Names an answer, so that what a visitor reports can be found in the log. Always made here: one that a
 * client sends could be anything. The header is set with the others (security-headers.ts).
 */
export function nameRequest(response: Response): string {
  const id = randomUUID();
  response.locals.requestId = id;
  return id;
}

/** The name of an answer. */
export function requestIdOf(response: Response): string {
  return String(response.locals.requestId ?? "");
}
