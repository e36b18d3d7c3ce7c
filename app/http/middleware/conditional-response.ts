import type { Request, Response } from "express";
import { cacheControl } from "../../protocol/cache-control.ts";
import { evaluatePreconditions, type Validators } from "../../protocol/preconditions.ts";

/**
 * Sets the ETag of a file, and ends the response if the request's preconditions ask for no content: with 304
 * and the headers that caches need (RFC 9110, section 15.4.5), or with 412.
 * @returns whether the response has ended
 */
export function endByPreconditions(
  request: Request,
  response: Response,
  validators: Validators,
): boolean {
  const status = evaluatePreconditions(request.headers, validators);
  response.set("ETag", validators.etag);
  if (status === 304) response.status(304).end();
  if (status === 412) sendEmpty(response, 412);
  return status !== 200;
}

/** Ends a response without content. No cache may store it to answer other requests (RFC 9111, section 3). */
export function sendEmpty(response: Response, status: 412 | 416): void {
  removeContentHeaders(response);
  response.status(status).set("Cache-Control", cacheControl.noStore).end();
}

/** Removes the headers that describe the intended content, before other content is sent. */
export function removeContentHeaders(response: Response): void {
  for (const name of [
    "Accept-Ranges",
    "Content-Encoding",
    "Content-Type",
    "ETag",
    "Last-Modified",
  ]) {
    response.removeHeader(name);
  }
}
