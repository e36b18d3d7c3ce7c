import { createHash, randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RequestHandler } from "express";
import { cacheControl } from "../../protocol/cache-control.ts";
import { acceptedEncodings } from "../../protocol/content-encoding.ts";
import { type CachedResponse, toCachedResponse, writeCachedResponse } from "./cached-response.ts";

/** Entries: those of every page in every language, and of their earlier contents. */
const maxEntries = 512;

const address = /^\/assets\/data(_[\w-]*)-[\w-]{8}\.json$/;

interface LoaderDataOptions {
  /** Renders a page unless it is cached. */
  render: (page: string) => Promise<void>;
  /** Limits how often a client has pages rendered. */
  rateLimited: RequestHandler;
  /** A folder that releases and replicas share (process/shared-assets.ts). */
  directory?: string | undefined;
  onError: (error: unknown) => void;
}

/**
 * Caches what the loaders of cached pages have returned, for their hydration: at an address with its hash, so that a page
 * never gets the data of another release.
 */
export function loaderData({ render, rateLimited, directory, onError }: LoaderDataOptions) {
  const cached = new Map<string, Promise<CachedResponse>>();

  function store(page: string, json: string): string {
    const hash = createHash("sha256").update(json).digest("base64url").slice(0, 8);
    const name = `data${page.replaceAll("/", "_")}-${hash}.json`;
    const path = `/assets/${name}`;
    const known = cached.get(path);
    cached.delete(path);
    cached.set(path, known ?? compress(json));
    for (const oldest of [...cached.keys()].slice(0, -maxEntries)) cached.delete(oldest);
    if (directory) share(join(directory, name), json).catch(onError);
    return path;
  }

  const serve: RequestHandler = async (request, response, next) => {
    const found = await cached.get(request.path);
    if (!found) return next();
    writeCachedResponse(request, response, found, { accepted: acceptedEncodings(request.headers) });
  };

  /** Serves the data of a page. If this process has not rendered it yet, another replica has, or the one before a restart. */
  const handler: RequestHandler = (request, response, next) => {
    const page = address.exec(request.path)?.[1]?.replaceAll("_", "/");
    if (!page) return next();
    if (cached.has(request.path)) return serve(request, response, next);
    return rateLimited(request, response, async (refusal) => {
      if (refusal) return next(refusal);
      // `handleError` logs a failure.
      await render(page).catch(() => {});
      await serve(request, response, next);
    });
  };

  return { store, handler };
}

function compress(json: string): Promise<CachedResponse> {
  return toCachedResponse(new Response(json, { headers: { "Content-Type": "application/json" } }), {
    renderedAt: 0,
    expiresAt: Number.POSITIVE_INFINITY,
    cachingHeaders: { "Cache-Control": cacheControl.immutable },
  });
}

/** Other processes never see a part of the file. */
async function share(file: string, json: string): Promise<void> {
  const copy = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(copy, json);
    await rename(copy, file);
  } finally {
    await rm(copy, { force: true });
  }
}
