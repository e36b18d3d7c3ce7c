import type { IncomingHttpHeaders } from "node:http";

/** The validators of a representation (RFC 9110, section 8.8). */
export interface Validators {
  readonly etag: string;
  readonly lastModified?: string | undefined;
}

/**
 * Evaluates the preconditions of a GET or HEAD request in the order of RFC 9110, section 13.2.2.
 * `Cache-Control` of the request is for caches only (RFC 9111, section 5.2.1), and `fetch` adds `no-cache` to
 * every request with `If-None-Match`, so it is ignored.
 * @returns the status: 304 if the client's copy is current, 412 if a precondition fails
 */
export function evaluatePreconditions(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: Validators,
): 200 | 304 | 412 {
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch } = headers;
  if (ifMatch === undefined) {
    if (secondsBetween(headers["if-unmodified-since"], lastModified) > 0) return 412;
  } else if (ifMatch !== "*" && (isWeak(etag) || !isListed(etag, ifMatch))) return 412;

  if (ifNoneMatch === undefined) {
    return secondsBetween(headers["if-modified-since"], lastModified) <= 0 ? 304 : 200;
  }
  // Weak comparison (section 8.8.3.2).
  const opaque = isWeak(etag) ? etag.slice(2) : etag;
  return isListed(opaque, ifNoneMatch) || isListed(`W/${opaque}`, ifNoneMatch) ? 304 : 200;
}

/** Whether `If-Range` is missing or matches the current version (RFC 9110, section 13.1.5). */
export function isRangeCurrent(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: Validators,
): boolean {
  const version = headers["if-range"];
  return version === undefined || version === etag || version === lastModified;
}

function isWeak(etag: string): boolean {
  return etag.startsWith("W/");
}

function isListed(etag: string, list: string): boolean {
  if (list === etag || list === "*") return true;
  return list.match(/(?:W\/)?"[^"]*"/g)?.includes(etag) ?? false;
}

/** NaN if a date is missing or invalid, so that every comparison with the result is false. */
function secondsBetween(from: string | undefined, to: string | undefined): number {
  return from && to ? (Date.parse(to) - Date.parse(from)) / 1000 : Number.NaN;
}
