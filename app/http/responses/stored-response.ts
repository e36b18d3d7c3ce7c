import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { requestIdHeader, requestIdOf } from "../monitoring/request-id.ts";
import { chooseEncoding, type Encoding, isCurrent } from "../shared/request-headers.ts";
import { cacheControl } from "../shared/response-headers.ts";

/** Alternating names and values, as `writeHead` takes them. */
type HeaderList = readonly string[];

interface Body {
  readonly headers: HeaderList;
  readonly bytes: () => Buffer;
}

/** A response that is made once, and the same for every client. */
export interface StoredResponse {
  readonly status: number;
  /** Undefined for errors, which no cache keeps. */
  readonly etag: string | undefined;
  /** The headers that a 304 has to repeat (RFC 9110, section 15.4.5). */
  readonly notModified: HeaderList;
  /** By content coding. The best Brotli replaces the first one later. */
  readonly bodies: Map<Encoding, Body>;
}

interface StoreOptions {
  readonly status: number;
  readonly headers: Headers;
  /** The content in its codings. Without `gzip`, it is not compressed. */
  readonly content: { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };
}

/** The headers of a 304. Browsers also apply the CORS check to it (Fetch standard). */
const notModifiedNames = /^(access-control-allow-origin|cache-control|content-location|etag|vary)$/;

/**
 * Creates a response with a weak ETag (RFC 9110, section 8.8.1), which is the same for all content codings, and on replicas that
 * compress better or worse. It covers the headers, too, because after a 304 a client keeps the headers that it has.
 */
export function makeResponse({ status, headers, content }: StoreOptions): StoredResponse {
  const { identity, br, gzip } = content;
  if (gzip) headers.append("Vary", "Accept-Encoding");
  const hash = createHash("sha256")
    .update(JSON.stringify([...headers]))
    .update(identity);
  const etag = status === 200 ? `W/"${hash.digest("base64url").slice(0, 22)}"` : undefined;
  if (etag) headers.set("ETag", etag);
  const all = [...headers].flat();
  const notModified = [...headers].filter(([name]) => notModifiedNames.test(name)).flat();
  // Uncompressed bytes would take as much memory as all others, and few clients need them.
  const inflate = gzip ? () => gunzipSync(gzip) : () => identity;
  const bodies = new Map<Encoding, Body>([
    ["identity", { headers: [...all, "Content-Length", String(identity.length)], bytes: inflate }],
  ]);
  if (gzip) bodies.set("gzip", createBody("gzip", all, gzip));
  if (br) bodies.set("br", createBody("br", all, br));
  return { status, etag, notModified, bodies };
}

function createBody(encoding: Encoding, headers: HeaderList, bytes: Buffer): Body {
  // Node allocates buffers below 32 kB in blocks of 64 kB (`Buffer.poolSize`), which stay in memory as long as one of them is used.
  const copy = Buffer.from(new Uint8Array(bytes).buffer);
  return {
    headers: [...headers, "Content-Encoding", encoding, "Content-Length", String(copy.length)],
    bytes: () => copy,
  };
}

interface CompressOptions extends Omit<StoreOptions, "content"> {
  readonly content: Buffer;
  /** Whether it is sent more than once. */
  readonly isStored: boolean;
}

/** Compresses a response quickly for a waiting client. A stored one gets the best Brotli later: a page takes 50 ms of another thread. */
export async function compressResponse(options: CompressOptions): Promise<StoredResponse> {
  const { status, headers, content: identity, isStored } = options;
  if (identity.length === 0) return makeResponse({ status, headers, content: { identity } });
  const [br, gz] = await Promise.all([
    compressBrotli(identity, isStored ? 5 : 4),
    promisify(gzip)(identity, { level: isStored ? 9 : 4 }),
  ]);
  const stored = makeResponse({ status, headers, content: { identity, br, gzip: gz } });
  if (isStored)
    compressBrotli(identity, constants.BROTLI_MAX_QUALITY)
      .then((best) => stored.bodies.set("br", createBody("br", [...headers].flat(), best)))
      // The response keeps its first Brotli.
      .catch(() => {});
  return stored;
}

function compressBrotli(content: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // The smallest window that the content fits into: a larger one takes 32 MB.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(content.length + 1_024))),
  };
  return promisify(brotliCompress)(content, { params });
}

/** Sends a response, or 304 or 412 according to the request's preconditions, with no other headers than its own. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, etag, notModified, bodies }: StoredResponse,
): void {
  // Removes what middleware has set for other responses, except `Connection` of a stopping process.
  for (const name of response.getHeaderNames())
    if (name !== "connection") response.removeHeader(name);
  const requestId = [requestIdHeader, requestIdOf(response)];
  // `If-Match` has to name a strong ETag, which this never is (RFC 9110, section 13.1.1).
  const { "if-match": required = "*" } = request.headers;
  if (etag && required !== "*") {
    response.writeHead(412, ["Cache-Control", cacheControl.noStore, ...requestId]).end();
  } else if (etag && isCurrent(request.headers, etag)) {
    response.writeHead(304, [...notModified, ...requestId]).end();
  } else {
    const encoding = chooseEncoding(request.headers, [...bodies.keys()]);
    const body = bodies.get(encoding) ?? bodies.get("identity");
    response.writeHead(status, [...(body?.headers ?? []), ...requestId]);
    response.end(request.method === "HEAD" ? undefined : body?.bytes());
  }
}
