import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";
import { requestIdHeader, requestIdOf } from "../monitoring/request-id.ts";

const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];

/** Shared caches may keep a page for as long, and a stale one while they fetch the next. */
const cacheControl = "public, max-age=0, s-maxage=300, stale-while-revalidate=3600";

interface Body {
  /** A character each (latin1): Node sends a string in one piece with the headers, which a buffer isn't. */
  readonly bytes: string;
  readonly etag: string;
  /** The headers of an answer that sends it, but for the length: names and values in turn. */
  readonly head: readonly string[];
}

/** A page as bytes. */
export interface Rendering {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  /** As it is, and compressed if it is kept. */
  readonly bodies: Readonly<Partial<Record<Encoding, Body>> & Record<"identity", Body>>;
  readonly renderedAt: number;
  /** From this moment on it may say something untrue, as a job that has expired does. */
  readonly validUntil: number;
  /** Whether its route says itself how it may be cached. */
  readonly independent: boolean;
}

interface Circumstances {
  readonly renderedAt: number;
  readonly validUntil: number;
  /** What every response has, whatever it is. */
  readonly commonHeaders: Readonly<Record<string, string>>;
}

/** Reads a response to its end and compresses it. */
export async function finish(
  response: globalThis.Response,
  { renderedAt, validUntil, commonHeaders }: Circumstances,
): Promise<Rendering> {
  const identity = Buffer.from(await response.arrayBuffer());
  // Each encoding is a representation of its own and needs a strong ETag of its own (RFC 9110, 8.8.3).
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  const body = (bytes: Buffer, encoding?: "br" | "gzip"): Body => {
    const etag = `"${hash}${encoding ? `-${encoding}` : ""}"`;
    const headers = new Headers(commonHeaders);
    for (const [name, value] of response.headers) headers.set(name, value);
    headers.append("Vary", "Accept-Encoding");
    headers.set("Cache-Control", cacheControl);
    headers.set("ETag", etag);
    if (encoding) headers.set("Content-Encoding", encoding);
    return { bytes: bytes.toString("latin1"), etag, head: [...headers].flat() };
  };
  const plain = { identity: body(identity) };
  return {
    status: response.status,
    headers: [...response.headers],
    // What is not kept is not worth more: anyone can ask for pages that don't exist.
    bodies: response.status === 200 ? { ...plain, ...(await compressed(identity, body)) } : plain,
    renderedAt,
    validUntil,
    independent: response.headers.has("Cache-Control"),
  };
}

async function compressed(
  identity: Buffer,
  body: (bytes: Buffer, encoding: "br" | "gzip") => Body,
): Promise<Record<"br" | "gzip", Body>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return { br: body(br, "br"), gzip: body(gz, "gzip") };
}

/** What browsers accept is told in few ways: the latest of them are not worked out again. */
const mostKnown = 50;
const known = new Map<string, Encoding>();

/** The best of what is there, in what the client accepts (RFC 9110, section 12.5.3). */
function encodingFor(request: Request, { bodies }: Rendering): Encoding {
  const best = request.acceptsEncodings(...encodings);
  const wanted = encodings.find((name) => name === best) ?? "identity";
  const accepted = request.headers["accept-encoding"] ?? "";
  known.delete(accepted);
  const [oldest = ""] = known.keys();
  if (known.size === mostKnown) known.delete(oldest);
  known.set(accepted, wanted);
  return wanted in bodies ? wanted : "identity";
}

/** What was found out lately about clients that accept the same. */
export function knownEncoding({ headers }: IncomingMessage): Encoding | undefined {
  return known.get(headers["accept-encoding"] ?? "");
}

/** Sends a page that is kept with all headers at once, or says that the client's copy is still good. */
export function sendQuickly(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { bodies }: Rendering,
  encoding: Encoding,
): void {
  const { bytes, etag, head } = bodies[encoding] ?? bodies.identity;
  const all = [...head, requestIdHeader, requestIdOf(response)];
  if (headers["if-none-match"] === etag) return void response.writeHead(304, all).end();
  response.writeHead(200, [...all, "Content-Length", String(bytes.length)]);
  response.end(method === "HEAD" ? "" : bytes, "latin1");
}

/** Sends it, or what the client needs to know of it, beside the headers that are set. */
export function send(request: Request, response: Response, rendering: Rendering): void {
  const { bodies } = rendering;
  const encoding = encodingFor(request, rendering);
  const { bytes, etag } = bodies[encoding] ?? bodies.identity;
  response.status(rendering.status);
  for (const [name, value] of rendering.headers) response.setHeader(name, value);
  response.vary("Accept-Encoding");
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  if (rendering.status === 200) {
    response.setHeader("Cache-Control", cacheControl);
    response.setHeader("ETag", etag);
    if (request.fresh) return void response.status(304).end();
  } else {
    response.setHeader("Cache-Control", "no-store");
  }
  response.setHeader("Content-Length", bytes.length);
  response.end(request.method === "HEAD" ? "" : bytes, "latin1");
}
