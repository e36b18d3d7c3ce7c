import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, RequestHandler, Response } from "express";
import { queryKeys } from "../pages.ts";
import { requestIdOf } from "./request-id.ts";

const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];

/** How long a rendering is fresh, in milliseconds; older ones are sent once more while a new one is made. */
const freshFor = 5 * 60_000;

/** Shared caches may keep a page for as long, and a stale one while they fetch the next. */
const cacheControl = "public, max-age=0, s-maxage=300, stale-while-revalidate=3600";

interface Rendering {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly bodies: Readonly<Record<Encoding, { bytes: Buffer; etag: string }>>;
  readonly renderedAt: number;
  /** From this moment on it may say something untrue, as a job that has expired does. */
  readonly validUntil: number;
  /** Whether its route says itself how it may be cached, and by what it varies. */
  readonly independent: boolean;
}

interface PageCacheOptions {
  /** Renders a path without a query, for the first of those who ask for it. */
  render: (path: string, requestId: string) => Promise<globalThis.Response>;
  /** The next moment, in milliseconds, at which any page's content changes by itself. */
  nextChange: (now: number) => number;
  now?: () => number;
  /** Told of every look-up. */
  count?: (result: "hit" | "stale" | "miss") => void;
}

/**
 * Keeps pages as bytes: each is rendered once and compressed once, then costs a map look-up. Only 200s
 * are kept, and only paths of the route table answer 200, so that the map can't grow. What depends on a
 * query or a form goes past it, and so does a route that sets caching headers of its own.
 */
export function pageCache({
  render,
  nextChange,
  now = Date.now,
  count = () => {},
}: PageCacheOptions): RequestHandler {
  const kept = new Map<string, Rendering>();
  const underway = new Map<string, { rendering: Promise<Rendering>; validUntil: number }>();
  const independent = new Set<string>();

  function renderOnce(path: string, requestId: string): Promise<Rendering> {
    const started = now();
    const running = underway.get(path);
    // One that began before a change of content may not know of it.
    if (running && started < running.validUntil) return running.rendering;
    const validUntil = nextChange(started);
    const rendering = render(path, requestId)
      .then((response) => finish(response, started, validUntil))
      .then((finished) => {
        if (finished.status === 200) keep(path, finished);
        return finished;
      })
      .finally(() => {
        if (underway.get(path)?.rendering === rendering) underway.delete(path);
      });
    underway.set(path, { rendering, validUntil });
    return rendering;
  }

  function keep(path: string, rendering: Rendering): void {
    if (rendering.independent) independent.add(path);
    else kept.set(path, rendering);
  }

  return async (request, response, next) => {
    if (!isKeepable(request) || independent.has(request.path)) return next();
    const known = kept.get(request.path);
    if (known && now() < known.validUntil) {
      const stale = now() - known.renderedAt > freshFor;
      if (stale) renderOnce(request.path, requestIdOf(response)).catch(() => {});
      count(stale ? "stale" : "hit");
      return send(request, response, known);
    }
    count("miss");
    const rendering = await renderOnce(request.path, requestIdOf(response));
    if (rendering.independent) return next();
    send(request, response, rendering);
  };
}

function isKeepable({ method, query }: Request): boolean {
  return (method === "GET" || method === "HEAD") && !queryKeys.some((key) => key in query);
}

async function finish(
  response: globalThis.Response,
  renderedAt: number,
  validUntil: number,
): Promise<Rendering> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  // Each encoding is a representation of its own and needs a strong ETag of its own (RFC 9110, 8.8.3).
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  const body = (bytes: Buffer, name: string) => ({ bytes, etag: `"${hash}${name}"` });
  return {
    status: response.status,
    headers: [...response.headers],
    bodies: { identity: body(identity, ""), gzip: body(gz, "-gz"), br: body(br, "-br") },
    renderedAt,
    validUntil,
    independent: response.headers.has("Cache-Control") || response.headers.has("Vary"),
  };
}

function send(request: Request, response: Response, rendering: Rendering): void {
  const wanted = request.acceptsEncodings(...encodings);
  const encoding = encodings.find((name) => name === wanted) ?? "identity";
  const { bytes, etag } = rendering.bodies[encoding];
  response.status(rendering.status);
  for (const [name, value] of rendering.headers) response.setHeader(name, value);
  response.setHeader("Vary", "Accept-Encoding");
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  if (rendering.status === 200) {
    response.setHeader("Cache-Control", cacheControl);
    response.setHeader("ETag", etag);
    if (request.fresh) return void response.status(304).end();
  } else {
    response.setHeader("Cache-Control", "no-store");
  }
  response.setHeader("Content-Length", bytes.length);
  response.end(request.method === "HEAD" ? undefined : bytes);
}
