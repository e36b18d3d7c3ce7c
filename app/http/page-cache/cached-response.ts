import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzip, gunzipSync } from "node:zlib";
import { cacheControl } from "../../protocol/cache-control.ts";
import type { Encoding } from "../../protocol/content-encoding.ts";
import { evaluatePreconditions, type Validators } from "../../protocol/preconditions.ts";
import { compressBest, compressForCache, compressOnce } from "../rendering/compression.ts";

/** Alternating names and values, as `writeHead` takes them. */
export type HeaderList = readonly string[];

interface Body {
  /** Returns the bytes; those of `identity` are decompressed for each call. */
  readonly bytes: () => Buffer;
  readonly headers: HeaderList;
}

/** What the bodies of a response have in common. */
interface Representation extends Validators {
  readonly status: number;
  /** Those of a 304, which describe no content (RFC 9110, section 15.4.5). */
  readonly headers: HeaderList;
  readonly type: string | null;
}

/** A rendered response with its body in each content coding. */
export interface CachedResponse extends Representation {
  readonly bodies: Readonly<Partial<Record<Encoding, Body>> & Record<"gzip" | "identity", Body>>;
  /** In milliseconds since 1970: when the content may change by itself, for example because a job closes. */
  readonly expiresAt: number;
  /** Whether its route sets `Cache-Control` itself, so that it is rendered for every request. */
  readonly bypassesCache: boolean;
}

interface CachedResponseOptions extends Pick<CachedResponse, "expiresAt"> {
  /** `Cache-Control` and related headers of a 200. */
  cachingHeaders: Readonly<Record<string, string>>;
}

/** Reads the body of a response and compresses it. */
export async function toCachedResponse(
  response: Response,
  { expiresAt, cachingHeaders }: CachedResponseOptions,
): Promise<CachedResponse> {
  const { status } = response;
  const isOk = status === 200;
  const content = Buffer.from(await response.arrayBuffer());

  const caching = isOk ? cachingHeaders : { "Cache-Control": cacheControl.noStore };
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(caching)) headers.set(name, value);
  headers.append("Vary", "Accept-Encoding");
  const type = headers.get("Content-Type");
  headers.delete("Content-Type");
  const lastModified = headers.get("Last-Modified") ?? undefined;
  const etag = etagOf(content, type, headers.get("Content-Security-Policy"));
  if (isOk) headers.set("ETag", etag);
  const representation = { status, headers: [...headers].flat(), type, etag, lastModified };

  const { br, gzip } = await (isOk ? compressForCache(content) : compressOnce(content));
  const gzipBody = toBody(gzip, representation, "gzip");
  return {
    ...representation,
    bodies: {
      // Few clients accept no compression. In memory, its bytes would take as much as all others.
      identity: {
        headers: headersOf(content, representation),
        bytes: () => gunzipSync(gzipBody.bytes()),
      },
      gzip: gzipBody,
      ...(br && { br: toBody(br, representation, "br") }),
    },
    expiresAt,
    bypassesCache: response.headers.has("Cache-Control"),
  };
}

/** The same response, compressed by Brotli as far as possible. */
export async function toBestCompressed(response: CachedResponse): Promise<CachedResponse> {
  const br = await compressBest(response.bodies.identity.bytes());
  return { ...response, bodies: { ...response.bodies, br: toBody(br, response, "br") } };
}

function toBody(
  bytes: Buffer,
  representation: Representation,
  encoding: Exclude<Encoding, "identity">,
): Body {
  // Node cuts buffers of less than 32 kB out of blocks of 64 kB (`Buffer.poolSize`), and a block stays as long as any of them.
  const own = Buffer.from(new Uint8Array(bytes).buffer);
  return { headers: headersOf(own, representation, encoding), bytes: () => own };
}

/**
 * The ETag is weak (RFC 9110, section 8.8.1): one for all content codings, and the same however well a replica has compressed
 * the content so far. It covers the media type, which feeds have several of, and the policy, which a client keeps after a 304.
 */
function etagOf(content: Buffer, type: string | null, policy: string | null): string {
  const hash = createHash("sha256").update(`${type}\n${policy}\n`).update(content);
  return `W/"${hash.digest("base64url").slice(0, 22)}"`;
}

function headersOf(
  bytes: Buffer,
  { headers, type }: Representation,
  encoding?: Encoding,
): HeaderList {
  return [
    ...headers,
    ...(type ? ["Content-Type", type] : []),
    ...(encoding ? ["Content-Encoding", encoding] : []),
    ...["Content-Length", String(bytes.length)],
  ];
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
  cachedResponse: CachedResponse,
  { accepted, baseHeaders = [] }: WriteOptions,
): void {
  const { status, bodies } = cachedResponse;
  const encoding = accepted.find((candidate) => candidate in bodies) ?? "identity";
  const body = bodies[encoding] ?? bodies.identity;
  const outcome = status === 200 ? evaluatePreconditions(headers, cachedResponse) : status;
  if (outcome === 304) {
    response.writeHead(304, [...baseHeaders, ...cachedResponse.headers]).end();
  } else if (outcome === 412) {
    response.writeHead(412, [...baseHeaders, "Cache-Control", cacheControl.noStore]).end();
  } else {
    response.writeHead(outcome, [...baseHeaders, ...body.headers]);
    if (method === "HEAD") response.end();
    // In another thread, because a long page takes a millisecond.
    else if (body === bodies.identity)
      gunzip(bodies.gzip.bytes(), (_, bytes) => response.end(bytes));
    else response.end(body.bytes());
  }
}
