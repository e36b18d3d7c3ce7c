import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import { requestIdOf } from "./request-id.ts";

const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];

/** How long a rendering is fresh, in milliseconds; older ones are sent once more while a new one is made. */
const freshFor = 5 * 60_000;

/** Shared caches may keep a page for as long, and a stale one while they fetch the next. */
const cacheControl = "public, max-age=0, s-maxage=300, stale-while-revalidate=3600";

interface Body {
  readonly bytes: Buffer;
  readonly etag: string;
}

interface Rendering {
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

interface PageCacheOptions {
  /** What decides how the answer looks, in a word, from a bounded set; nothing if it is to be made afresh. */
  keyOf: (request: Request) => string | undefined;
  /** Renders what a key stands for, for the first of those who ask for it. */
  render: (key: string, requestId: string) => Promise<globalThis.Response>;
  /** The next moment, in milliseconds, at which any page's content changes by itself. */
  nextChange: (now: number) => number;
  now?: () => number;
  /** Told of every look-up of a page that is kept or will be. */
  count?: (result: "hit" | "stale" | "miss") => void;
}

interface PageCache {
  readonly handler: RequestHandler;
  /** Renders what these keys stand for ahead, one after the other. */
  warm(keys: Iterable<string>): Promise<void>;
}

/**
 * Keeps pages as bytes: each is rendered once and compressed once, then costs a map look-up. Only 200s
 * are kept, and only paths of the route table answer 200, so that the map can't grow. What has no key goes
 * past it, and so does a route that sets `Cache-Control` itself.
 */
export function pageCache({
  keyOf,
  render,
  nextChange,
  now = Date.now,
  count = () => {},
}: PageCacheOptions): PageCache {
  const kept = new Map<string, Rendering>();
  const underway = new Map<string, { rendering: Promise<Rendering>; validUntil: number }>();
  const independent = new Set<string>();

  function renderOnce(key: string, requestId: string): Promise<Rendering> {
    const started = now();
    const running = underway.get(key);
    // One that began before a change of content may not know of it.
    if (running && started < running.validUntil) return running.rendering;
    const validUntil = nextChange(started);
    const rendering = render(key, requestId)
      .then((response) => finish(response, started, validUntil))
      .then((finished) => {
        if (finished.status === 200) keep(key, finished);
        return finished;
      })
      .finally(() => {
        if (underway.get(key)?.rendering === rendering) underway.delete(key);
      });
    underway.set(key, { rendering, validUntil });
    return rendering;
  }

  function keep(key: string, rendering: Rendering): void {
    if (rendering.independent) independent.add(key);
    else kept.set(key, rendering);
  }

  async function handler(request: Request, response: Response, next: NextFunction): Promise<void> {
    const key = keyOf(request);
    if (key === undefined || independent.has(key)) return next();
    const known = kept.get(key);
    if (known && now() < known.validUntil) {
      const stale = now() - known.renderedAt > freshFor;
      if (stale) renderOnce(key, requestIdOf(response)).catch(() => {});
      count(stale ? "stale" : "hit");
      return send(request, response, known);
    }
    const rendering = await renderOnce(key, requestIdOf(response));
    if (rendering.independent) return next();
    if (rendering.status === 200) count("miss");
    send(request, response, rendering);
  }

  return {
    handler,
    async warm(keys) {
      for (const key of keys) {
        // Whoever asks for something is answered first.
        await setImmediate();
        await renderOnce(key, "");
      }
    },
  };
}

async function finish(
  response: globalThis.Response,
  renderedAt: number,
  validUntil: number,
): Promise<Rendering> {
  const identity = Buffer.from(await response.arrayBuffer());
  // Each encoding is a representation of its own and needs a strong ETag of its own (RFC 9110, 8.8.3).
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  const body = (bytes: Buffer, name: string) => ({ bytes, etag: `"${hash}${name}"` });
  const plain = { identity: body(identity, "") };
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
  body: (bytes: Buffer, name: string) => Body,
): Promise<Record<"br" | "gzip", Body>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return { br: body(br, "-br"), gzip: body(gz, "-gz") };
}

function send(request: Request, response: Response, rendering: Rendering): void {
  const wanted = request.acceptsEncodings(...encodings);
  const encoding =
    encodings.find((name) => name === wanted && name in rendering.bodies) ?? "identity";
  const { bytes, etag } = rendering.bodies[encoding] ?? rendering.bodies.identity;
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
  response.end(request.method === "HEAD" ? undefined : bytes);
}
