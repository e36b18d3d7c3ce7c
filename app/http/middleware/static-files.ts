import { constants } from "node:fs";
import { lstat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import { cacheControl } from "../../protocol/cache-control.ts";
import { acceptedEncodings } from "../../protocol/content-encoding.ts";
import { isRangeCurrent } from "../../protocol/preconditions.ts";
import { endByPreconditions, sendEmpty } from "./conditional-response.ts";
import type { FileList, StaticFile, Variant } from "./file-list.ts";

/** An SVG that is opened by itself is a document, which could run scripts. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Serves the files of a directory, compressed if the build has compressed them (tasks/precompress.ts). The list is
 * made once, so that other requests don't touch the disk.
 */
export function staticFiles(directory: string, files: FileList): RequestHandler {
  return (request, response, next) => {
    const file = files.get(request.path);
    if (!file) return next();
    sendStaticFile({ directory, file }, request, response, next);
  };
}

/**
 * Serves the assets that other releases have copied into a folder (process/shared-assets.ts), by names that they have.
 * It is asked at each request, since releases come and go while this process runs.
 */
export function sharedAssets(directory: string): RequestHandler {
  return async (request, response, next) => {
    const [, name] = /^\/assets\/(\w[\w.-]*-[\w-]{8}\.\w+)$/.exec(request.path) ?? [];
    const file = name === undefined ? undefined : await findShared(directory, name);
    if (!file) return next();
    sendStaticFile({ directory, file }, request, response, next);
  };
}

interface FoundFile {
  readonly directory: string;
  readonly file: StaticFile;
}

function sendStaticFile(
  { directory, file }: FoundFile,
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  const { path, method, headers } = request;
  const encoding = acceptedEncodings(headers).find((candidate) => candidate in file) ?? "identity";
  const variant = file[encoding] ?? file.identity;
  const isHashed = path.startsWith("/assets/");
  response.set("Cache-Control", isHashed ? cacheControl.immutable : cacheControl.file);
  if (file.br || file.gzip) response.vary("Accept-Encoding");
  if (endByPreconditions(request, response, variant)) return;

  response.type(mediaType(path)).set("Accept-Ranges", "bytes");
  if (encoding !== "identity") response.set("Content-Encoding", encoding);
  if (path.endsWith(".svg")) response.set("Content-Security-Policy", svgPolicy);
  const options = {
    root: directory,
    dotfiles: "allow",
    cacheControl: false,
    // Ranges are defined for GET alone (RFC 9110, section 14.2).
    acceptRanges: method === "GET" && isRangeCurrent(headers, variant),
    // Whoever can write to the shared folder could link to files that only the site can read.
    flags: constants.O_RDONLY | constants.O_NOFOLLOW,
  } as const;
  response.sendFile(variant.name, options, (error?: Error) => {
    // The client has disconnected.
    if (!error || ("code" in error && error.code === "ECONNABORTED")) return;
    if ("status" in error && error.status === 416) return sendEmpty(response, 416);
    next(error);
  });
}

/** The media type of a file, or its extension, by which Express knows the type. */
function mediaType(path: string): string {
  // html.spec.whatwg.org/multipage/speculative-loading.html#the-speculation-rules-header
  return path.startsWith("/assets/speculation-rules-")
    ? "application/speculationrules+json"
    : extname(path);
}

/** A file of the shared folder, whose name has the hash of its content. */
async function findShared(directory: string, name: string): Promise<StaticFile | undefined> {
  const [identity, br, gzip] = await Promise.all(
    [name, `${name}.br`, `${name}.gz`].map((variant) => statVariant(directory, variant)),
  );
  return identity && { identity, ...(br && { br }), ...(gzip && { gzip }) };
}

async function statVariant(directory: string, name: string): Promise<Variant | undefined> {
  const stats = await lstat(join(directory, name)).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  return { name, etag: `"${name}-${stats.size}"`, lastModified: stats.mtime.toUTCString() };
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
