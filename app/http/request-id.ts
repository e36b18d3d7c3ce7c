import { randomUUID } from "node:crypto";
import type { Response } from "express";

const header = "X-Request-Id";

/**
 * Names an answer, so that what a visitor reports can be found in the log. Always made here: one that a
 * client sends could be anything.
 */
export function nameRequest(response: Response): string {
  const id = randomUUID();
  response.setHeader(header, id);
  return id;
}

/** The name of an answer. */
export function requestIdOf(response: Response): string {
  return String(response.getHeader(header) ?? "");
}
