import { createHash } from "node:crypto";
import { constants, readdirSync } from "node:fs";
import { open } from "node:fs/promises";
import { extname, join } from "node:path";
import type { RequestHandler, Response } from "express";
import { contentEncoding, type Encoding, isCurrent } from "../../request-headers.ts";
import { cacheControl } from "../../response-headers.ts";
import { type StoredResponse, send, storedResponse } from "./stored-response.ts";

/** An SVG that is opened by itself is a document, which could run scripts. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** What tasks/precompress.ts adds to the names of files. */
const suffixes: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz", identity: "" };

/** Whoever can write to a shared folder could link to files that only the site can read. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

interface ReadFile {
  readonly content: Buffer;
  readonly modified: Date;
}

/** Reads a regular file; undefined if there is none. */
async function readRegular(path: string): Promise<ReadFile | undefined> {
  try {
    await using file = await open(path, flags);
    const stats = await file.stat();
    return stats.isFile() ? { content: await file.readFile(), modified: stats.mtime } : undefined;
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
      "Content-Type": mediaTypeOf(path, response),
      "Cache-Control": cacheControl.immutable,
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      ...(path.endsWith(".svg") && { "Content-Security-Policy": svgPolicy }),
    });
    const found = await readAsset(join(own, name), headers);
    if (found) onRead(path, found);
    const asset = found ?? (shared && (await readAsset(join(shared, name), headers)));
    if (!asset) return next();
    send(request, response, asset);
  };
}

async function readAsset(file: string, headers: Headers): Promise<StoredResponse | undefined> {
  const [identity, br, gzip] = await Promise.all(
    ["", suffixes.br, suffixes.gzip].map((suffix) => readRegular(file + suffix)),
  );
  if (!identity) return undefined;
  const content = { identity: identity.content, br: br?.content, gzip: gzip?.content };
  return storedResponse({ status: 200, headers, content });
}

/** The media type of a path, which Express knows. */
function mediaTypeOf(path: string, response: Response): string {
  // html.spec.whatwg.org/multipage/speculative-loading.html#the-speculation-rules-header
  const type = path.startsWith("/assets/speculation-rules-")
    ? "application/speculationrules+json"
    : extname(path);
  const known = response.type(type).get("Content-Type") ?? "";
  response.removeHeader("Content-Type");
  return known;
}

interface Validators {
  readonly etag: string;
  readonly lastModified: string;
}

/**
 * Serves the files of a directory, compressed if the build has compressed them, and ranges of them. Names are read once, so that
 * other requests don't touch the disk, and a file's ETag is made at its first request.
 */
export function publicFiles(directory: string): RequestHandler {
  // Hidden files are excluded, except `/.well-known` (RFC 8615).
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length))
    .filter((name) => !/\/\.(?!well-known\/)/.test(name));
  const files = new Map(names.map((name) => [encodeURI(name), name]));
  const known = new Map<string, Validators>();

  async function validatorsOf(name: string): Promise<Validators | undefined> {
    const file = known.has(name) ? undefined : await readRegular(join(directory, name));
    if (file) {
      const hash = createHash("sha256").update(file.content).digest("base64url").slice(0, 22);
      known.set(name, { etag: `"${hash}"`, lastModified: file.modified.toUTCString() });
    }
    return known.get(name);
  }

  return async (request, response, next) => {
    const { path, method, headers } = request;
    const file = files.get(path);
    const isCompressed = /\.(br|gz)$/.test(path) && files.has(path.slice(0, -3));
    if (file === undefined || isCompressed) return next();
    const available = (["br", "gzip", "identity"] as const).filter((encoding) =>
      files.has(path + suffixes[encoding]),
    );
    const encoding = contentEncoding(headers, available);
    const name = file + suffixes[encoding];
    const { etag = "", lastModified } = (await validatorsOf(name)) ?? {};
    response.set({ "Cache-Control": cacheControl.file, ETag: etag });
    if (available.length > 1) response.vary("Accept-Encoding");
    if (isCurrent(headers, etag)) return void response.status(304).end();

    response.set({ "Content-Type": mediaTypeOf(path, response), "Accept-Ranges": "bytes" });
    if (encoding !== "identity") response.set("Content-Encoding", encoding);
    if (path.endsWith(".svg")) response.set("Content-Security-Policy", svgPolicy);
    const version = request.get("If-Range") ?? etag;
    const options = {
      root: directory,
      dotfiles: "allow",
      cacheControl: false,
      // Ranges are defined for GET alone (RFC 9110, section 14.2).
      acceptRanges: method === "GET" && [etag, lastModified].includes(version),
      flags,
    } as const;
    response.sendFile(name, options, (error?: Error) => {
      // The client has disconnected.
      if (!error || ("code" in error && error.code === "ECONNABORTED")) return;
      const status = "status" in error ? error.status : 500;
      if (status !== 412 && status !== 416) return next(error);
      // No cache may store it to answer other requests (RFC 9111, section 3).
      removeContentHeaders(response);
      response.status(status).set("Cache-Control", cacheControl.noStore).end();
    });
  };
}

/** Removes the headers that describe the intended content, before other content is sent. */
export function removeContentHeaders(response: Response): void {
  for (const name of [
    "Accept-Ranges",
    "Content-Encoding",
    "Content-Type",
    "ETag",
    "Last-Modified",
  ]) {
    response.removeHeader(name);
  }
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
