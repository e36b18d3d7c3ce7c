import { constants, readdirSync } from "node:fs";
import { open } from "node:fs/promises";
import { extname, join } from "node:path";
import type { RequestHandler, Response } from "express";
import { headersOf } from "../middleware/base-headers.ts";
import { cacheControl } from "../shared/response-headers.ts";
import { type StoredResponse, send, storedResponse } from "./stored-response.ts";

/** An SVG that is opened by itself is a document, which could run scripts. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** Whoever can write to a shared folder could link to files that only the site can read. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Reads a regular file; undefined if there is none. */
async function readRegular(path: string): Promise<Buffer | undefined> {
  try {
    await using file = await open(path, flags);
    return (await file.stat()).isFile() ? await file.readFile() : undefined;
  } catch {
    return undefined;
  }
}

interface AssetsOptions {
  /** The folder of this release's assets. */
  readonly own: string;
  /** The folder into which other releases have copied theirs (process/shared-assets.ts), and come and go. */
  readonly shared: string | undefined;
  /** Called with an asset of this release, to store it. */
  readonly onRead: (path: string, response: StoredResponse) => void;
}

/** Serves hashed assets, without the headers that concern documents alone. Other files of the folders are not served. */
export function hashedAssets({ own, shared, onRead }: AssetsOptions): RequestHandler {
  return async (request, response, next) => {
    const { path } = request;
    const [, name] = /^\/assets\/(\w[\w.-]*-[\w-]{8}\.\w+)$/.exec(path) ?? [];
    if (name === undefined) return next();
    const headers = new Headers({
      ...fileHeaders(path, response),
      "Cache-Control": cacheControl.immutable,
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
    const found = await readFile(join(own, name), headers);
    if (found) onRead(path, found);
    const asset = found ?? (shared && (await readFile(join(shared, name), headers)));
    if (!asset) return next();
    send(request, response, asset);
  };
}

/** Reads a file, and what build/precompress.ts has written beside it; undefined if there is none. */
async function readFile(file: string, headers: Headers): Promise<StoredResponse | undefined> {
  const [identity, br, gzip] = await Promise.all(
    ["", ".br", ".gz"].map((suffix) => readRegular(file + suffix)),
  );
  return identity && storedResponse({ status: 200, headers, content: { identity, br, gzip } });
}

/** The headers that say what the file at a path is. Express knows media types. */
function fileHeaders(path: string, response: Response): Record<string, string> {
  // html.spec.whatwg.org/multipage/speculative-loading.html#the-speculation-rules-header
  const type = path.startsWith("/assets/speculation-rules-")
    ? "application/speculationrules+json"
    : extname(path);
  const known = response.type(type).get("Content-Type") ?? "";
  response.removeHeader("Content-Type");
  return {
    "Content-Type": known,
    ...(path.endsWith(".svg") && { "Content-Security-Policy": svgPolicy }),
  };
}

interface FilesOptions {
  readonly directory: string;
  /** The headers of every response. */
  readonly baseHeaders: Readonly<Record<string, string>>;
  /** Called with a file, to store it: many slow readers then share its bytes. */
  readonly onRead: (path: string, response: StoredResponse) => void;
}

/**
 * Serves the files of a directory, compressed if the build has compressed them. Names are read once, so that other requests don't
 * touch the disk.
 */
export function publicFiles({ directory, baseHeaders, onRead }: FilesOptions): RequestHandler {
  // Hidden files are excluded, except `/.well-known` (RFC 8615).
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length))
    .filter((name) => !/\/\.(?!well-known\/)/.test(name));
  const files = new Map(names.map((name) => [encodeURI(name), name]));

  return async (request, response, next) => {
    const { path } = request;
    const name = files.get(path);
    const isCompressed = /\.(br|gz)$/.test(path) && files.has(path.slice(0, -3));
    if (name === undefined || isCompressed) return next();
    const headers = new Headers({
      ...baseHeaders,
      ...headersOf(path),
      ...fileHeaders(path, response),
      "Cache-Control": cacheControl.file,
    });
    const file = await readFile(join(directory, name), headers);
    if (!file) return next(new Error(`${name} is gone.`));
    onRead(path, file);
    send(request, response, file);
  };
}

/** Paths that pages load files from. */
const filePath =
  /^\/(assets|social)\/|\.(avif|css|gif|ico|jpe?g|js|map|mjs|mp4|pdf|png|svg|wasm|webp|woff2?|zip)$/;

/** Whether a path looks like that of a file, which need not exist. */
export function isFilePath(path: string): boolean {
  return filePath.test(path);
}

/** Answers 404 in one line for missing files. No cache may store it: the next release may have the file. */
export function missingFile(): RequestHandler {
  return (request, response, next) => {
    if (!isFilePath(request.path)) return next();
    response
      .status(404)
      .set("Cache-Control", cacheControl.noStore)
      .type("text")
      .send("Not found\n");
  };
}
