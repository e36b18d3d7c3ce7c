import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { cacheControl } from "../../protocol/cache-control.ts";
import type { Encoding } from "../../protocol/content-encoding.ts";
import { evaluatePreconditions, type Validators } from "../../protocol/preconditions.ts";
import { compressForCache, compressOnce } from "../rendering/compression.ts";

/** Alternating names and values, as `writeHead` takes them. */
export type HeaderList = readonly string[];

interface Body extends Validators {
  /** Node sends a string in one TCP write with the headers, a buffer in a second one. */
  readonly latin1: string;
  readonly headers: HeaderList;
  /** The headers of a 304, which describe no content (RFC 9110, section 15.4.5). */
  readonly notModifiedHeaders: HeaderList;
}

/** A rendered response with its body in each content coding. */
export interface CachedResponse {
  readonly status: number;
  readonly bodies: Readonly<Partial<Record<Encoding, Body>> & Record<"identity", Body>>;
  /** In milliseconds since 1970. */
  readonly renderedAt: number;
  /** In milliseconds since 1970: when the content may change by itself, for example because a job closes. */
  readonly expiresAt: number;
  /** Whether its route sets `Cache-Control` itself, so that it is rendered for every request. */
  readonly bypassesCache: boolean;
}

interface CachedResponseOptions extends Pick<CachedResponse, "renderedAt" | "expiresAt"> {
  /** `Cache-Control` and related headers of a 200. */
  cachingHeaders: Readonly<Record<string, string>>;
}

/** Reads the body of a response and compresses it. */
export async function toCachedResponse(
  response: Response,
  { renderedAt, expiresAt, cachingHeaders }: CachedResponseOptions,
): Promise<CachedResponse> {
  const { status } = response;
  const isOk = status === 200;
  const content = Buffer.from(await response.arrayBuffer());
  const { br, gzip } = isOk ? await compressForCache(content) : compressOnce(content);
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);

  const caching = isOk ? cachingHeaders : { "Cache-Control": cacheControl.noStore };
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(caching)) headers.set(name, value);
  headers.append("Vary", "Accept-Encoding");
  const type = headers.get("Content-Type");
  headers.delete("Content-Type");
  const lastModified = headers.get("Last-Modified") ?? undefined;
  const sharedHeaders = [...headers].flat();

  function toBody(bytes: Buffer, encoding?: "br" | "gzip"): Body {
    // Each content coding is a representation with a strong ETag of its own (RFC 9110, section 8.8.3).
    const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
    const notModifiedHeaders = isOk ? [...sharedHeaders, "ETag", etag] : sharedHeaders;
    const contentHeaders = [
      ...(type ? ["Content-Type", type] : []),
      ...(encoding ? ["Content-Encoding", encoding] : []),
      ...["Content-Length", String(bytes.length)],
    ];
    return {
      latin1: bytes.toString("latin1"),
      etag,
      lastModified,
      headers: [...notModifiedHeaders, ...contentHeaders],
      notModifiedHeaders,
    };
  }

  return {
    status,
    bodies: {
      identity: toBody(content),
      gzip: toBody(gzip, "gzip"),
      ...(br && { br: toBody(br, "br") }),
    },
    renderedAt,
    expiresAt,
    bypassesCache: response.headers.has("Cache-Control"),
  };
}

interface WriteOptions {
  /** Content codings that the client accepts, best first. */
  accepted: readonly Encoding[];
  /** The headers of every response, unless middleware has set them. */
  baseHeaders?: HeaderList;
}

/** Writes a response, or 304 or 412 according to the request's preconditions. */
export function writeCachedResponse(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { status, bodies }: CachedResponse,
  { accepted, baseHeaders = [] }: WriteOptions,
): void {
  const encoding = accepted.find((candidate) => candidate in bodies) ?? "identity";
  const body = bodies[encoding] ?? bodies.identity;
  const outcome = status === 200 ? evaluatePreconditions(headers, body) : status;
  if (outcome === 304) {
    response.writeHead(304, [...baseHeaders, ...body.notModifiedHeaders]).end();
  } else if (outcome === 412) {
    response.writeHead(412, [...baseHeaders, "Cache-Control", cacheControl.noStore]).end();
  } else {
    response.writeHead(outcome, [...baseHeaders, ...body.headers]);
    response.end(method === "HEAD" ? "" : body.latin1, "latin1");
  }
}
