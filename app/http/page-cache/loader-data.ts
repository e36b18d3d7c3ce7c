import { createHash, randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { RequestHandler } from "express";
import { cacheControl } from "../../protocol/cache-control.ts";
import { acceptedEncodings } from "../../protocol/content-encoding.ts";
import type { RefuseAboveLimit } from "../middleware/rate-limit.ts";
import { type CachedResponse, toCachedResponse, writeCachedResponse } from "./cached-response.ts";

/** Where the addresses of data begin. */
export const loaderDataPrefix = "/assets/data";

const address = new RegExp(`^${loaderDataPrefix}(_[\\w.-]*)-[\\w-]{8}\\.json$`);

/** Per page: the present data, and those before for browsers that have the page open. */
const maxVersions = 2;

interface Version {
  readonly path: string;
  readonly response: Promise<CachedResponse>;
}

interface LoaderDataOptions {
  /** Renders a page unless it is cached. */
  render: (page: string) => Promise<void>;
  /** Limits how often a client has pages rendered. */
  refuseAboveLimit: RefuseAboveLimit;
  /** A folder that releases and replicas share (process/shared-assets.ts). */
  directory?: string | undefined;
  onError: (error: unknown) => void;
}

/**
 * Caches what the loaders of cached pages have returned, for their hydration: at an address with its hash, so that a page
 * never gets the data of another release.
 */
export function loaderData({ render, refuseAboveLimit, directory, onError }: LoaderDataOptions) {
  /** By page, the newest first. */
  const cached = new Map<string, readonly Version[]>();

  function store(page: string, json: string): string {
    const hash = createHash("sha256").update(json).digest("base64url").slice(0, 8);
    const path = `${loaderDataPrefix}${toFileName(page)}-${hash}.json`;
    const versions = cached.get(page) ?? [];
    const version = find(page, path) ?? { path, response: compress(json) };
    const others = versions.filter((other) => other !== version);
    cached.set(page, [version, ...others].slice(0, maxVersions));
    if (directory) share(join(directory, basename(path)), json).catch(onError);
    return path;
  }

  function find(page: string, path: string): Version | undefined {
    return cached.get(page)?.find((version) => version.path === path);
  }

  /** Serves the data of a page. If this process has not rendered it yet, another replica has, or the one before a restart. */
  const handler: RequestHandler = async (request, response, next) => {
    const [, name] = address.exec(request.path) ?? [];
    if (name === undefined) return next();
    const page = fromFileName(name);
    async function serve({ response: cachedResponse }: Version): Promise<void> {
      const accepted = acceptedEncodings(request.headers);
      writeCachedResponse(request, response, await cachedResponse, { accepted });
    }
    const found = find(page, request.path);
    if (found) return serve(found);
    if (await refuseAboveLimit(request, response)) return;
    // `handleError` logs a failure.
    await render(page).catch(() => {});
    const rendered = find(page, request.path);
    return rendered ? serve(rendered) : next();
  };

  return { store, handler };
}

/** The path of a page as a part of a file's name. If it has a query, that is one parameter with a value. */
function toFileName(page: string): string {
  return page.replaceAll("/", "_").replace(/[?=]/g, ".");
}

function fromFileName(name: string): string {
  return name.replaceAll("_", "/").replace(".", "?").replace(".", "=");
}

function compress(json: string): Promise<CachedResponse> {
  return toCachedResponse(new Response(json, { headers: { "Content-Type": "application/json" } }), {
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
