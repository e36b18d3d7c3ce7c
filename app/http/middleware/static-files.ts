import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { RequestHandler } from "express";
import { cacheControl } from "../../protocol/cache-control.ts";
import { acceptedEncodings, type Encoding } from "../../protocol/content-encoding.ts";
import { isRangeCurrent, type Validators } from "../../protocol/preconditions.ts";
import { endByPreconditions, sendEmpty } from "./conditional-response.ts";

/** An SVG that is opened by itself is a document, which could run scripts. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** A file in one encoding. */
interface Variant extends Validators {
  /** Its path relative to the directory. */
  readonly name: string;
}

type StaticFile = Readonly<Partial<Record<Encoding, Variant>> & Record<"identity", Variant>>;

/**
 * Serves the files of a directory below a path, compressed if the build has compressed them
 * (tasks/precompress.ts). The directory is listed once, so that other requests don't touch the disk.
 */
export function staticFiles(directory: string, mountPath = "/"): RequestHandler {
  const files = readFiles(directory, mountPath);
  return (request, response, next) => {
    const { path, method, headers } = request;
    const file = files.get(path);
    if (!file) return next();
    const encoding =
      acceptedEncodings(headers).find((candidate) => candidate in file) ?? "identity";
    const variant = file[encoding] ?? file.identity;
    const isHashed = path.startsWith("/assets/");
    response.set("Cache-Control", isHashed ? cacheControl.immutable : cacheControl.file);
    if (file.br || file.gzip) response.vary("Accept-Encoding");
    if (endByPreconditions(request, response, variant)) return;

    response.type(extname(path)).set("Accept-Ranges", "bytes");
    if (encoding !== "identity") response.set("Content-Encoding", encoding);
    if (path.endsWith(".svg")) response.set("Content-Security-Policy", svgPolicy);
    const options = {
      root: directory,
      dotfiles: "allow",
      cacheControl: false,
      // Ranges are defined for GET alone (RFC 9110, section 14.2).
      acceptRanges: method === "GET" && isRangeCurrent(headers, variant),
    } as const;
    response.sendFile(variant.name, options, (error?: Error) => {
      // The client has disconnected.
      if (!error || ("code" in error && error.code === "ECONNABORTED")) return;
      if ("status" in error && error.status === 416) return sendEmpty(response, 416);
      next(error);
    });
  };
}

/** The files of a directory by URL path. Hidden files are excluded, except `/.well-known` (RFC 8615). */
function readFiles(directory: string, mountPath: string): ReadonlyMap<string, StaticFile> {
  const entries = readdirSync(directory, { recursive: true, encoding: "utf8" });
  const names = new Set(entries.filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name)));
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name) && names.has(name.slice(0, -3))) continue;
    const identity = readVariant(directory, name);
    if (!identity) continue;
    const br = names.has(`${name}.br`) && readVariant(directory, `${name}.br`);
    const gzip = names.has(`${name}.gz`) && readVariant(directory, `${name}.gz`);
    files.set(encodeURI(mountPath + name), { identity, ...(br && { br }), ...(gzip && { gzip }) });
  }
  return files;
}

function readVariant(directory: string, name: string): Variant | undefined {
  const path = join(directory, name);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const hash = createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, 22);
  return { name, etag: `"${hash}"`, lastModified: stats.mtime.toUTCString() };
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
