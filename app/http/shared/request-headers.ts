import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";

/* Reads the headers of requests. */

/** In order of preference, for clients that accept them with equal weights. */
const encodings = ["br", "gzip", "identity"] as const;

/** A content coding that the site supports (RFC 9110, section 8.4.1). */
export type Encoding = (typeof encodings)[number];

/** Chooses the best of the `available` content codings for a client; `identity` if it accepts none (RFC 9110, section 12.5.3). */
export function chooseEncoding(
  headers: IncomingHttpHeaders,
  available: readonly Encoding[] = encodings,
): Encoding {
  const best = new Negotiator({ headers }).encoding(available, { preferred: encodings });
  return available.find((encoding) => encoding === best) ?? "identity";
}

/**
 * Whether a client prefers Markdown (RFC 7763) to HTML (RFC 9110, section 12.5.1). Markdown has to be named, because browsers
 * and other clients accept everything by wildcards.
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept || !/text\/markdown/i.test(accept)) return false;
  const best = new Negotiator({ headers: { accept } }).mediaType(["text/html", "text/markdown"]);
  return best === "text/markdown";
}

/** Whether `If-None-Match` names the current ETag, by the weak comparison (RFC 9110, section 13.1.2). */
export function isCurrent({ "if-none-match": list }: IncomingHttpHeaders, etag: string): boolean {
  if (list === undefined || list === "*") return list === "*";
  const tags: readonly string[] = list.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag.replace(/^W\//, ""));
}
