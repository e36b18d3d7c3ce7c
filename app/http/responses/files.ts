import { constants, readdirSync } from "node:fs";
import { open } from "node:fs/promises";
import { extname, join } from "node:path";
import type { RequestHandler } from "express";
import { headersOf } from "../middleware/base-headers.ts";
import { cacheControl, sendLine } from "../shared/response-headers.ts";
import { makeResponse, type StoredResponse, send } from "./stored-response.ts";

/** An SVG that is opened directly is a document, which could run scripts. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'";

const assetHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Symbolic links are not followed: in a shared folder, they could point to files that only the site can read. */
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

/** Reads a file with its compressed versions (build/after-build.ts); undefined if there is none. */
async function readFile(file: string, headers: Headers): Promise<StoredResponse | undefined> {
  const [identity, br, gzip] = await Promise.all(
    ["", ".br", ".gz"].map((suffix) => readRegular(file + suffix)),
  );
  return identity && makeResponse({ status: 200, headers, content: { identity, br, gzip } });
}

/** The path of an asset, whose name has a hash. */
const assetPath = /^\/assets\/(\w[\w.-]*-[\w-]{8}\.\w+)$/;

interface FilesOptions {
  readonly directory: string;
  /** A folder with the assets of other releases, which come and go (process/shared-assets.ts). */
  readonly sharedAssets?: string | undefined;
  /** The headers of every response. */
  readonly baseHeaders: Readonly<Record<string, string>>;
  /** Called with each file read from the directory, to store it: slow clients then share its bytes. */
  readonly onRead?: ((path: string, response: StoredResponse) => void) | undefined;
}

/**
 * Serves the files of a directory and the assets of other releases, compressed if the build has compressed them. Assets lack
 * headers that matter only for documents. Names are read only once, so that requests for other paths don't touch the disk.
 */
export function files(options: FilesOptions): RequestHandler {
  const { directory, sharedAssets, baseHeaders, onRead } = options;
  // Hidden files are excluded, except `/.well-known` (RFC 8615).
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length))
    .filter((name) => !/\/\.(?!well-known\/)/.test(name));
  const ownFiles = new Map(names.map((name) => [encodeURI(name), join(directory, name)]));

  return async (request, response, next) => {
    const { path } = request;
    if (/\.(br|gz)$/.test(path) && ownFiles.has(path.slice(0, -3))) return next();
    const [, asset] = assetPath.exec(path) ?? [];
    const file = ownFiles.get(path) ?? (sharedAssets && asset && join(sharedAssets, asset));
    if (!file) return next();
    // html.spec.whatwg.org/multipage/speculative-loading.html#the-speculation-rules-header
    const type = path.startsWith("/assets/speculation-rules-")
      ? "application/speculationrules+json"
      : extname(path);
    const headers = new Headers({
      ...(asset ? assetHeaders : { ...baseHeaders, ...headersOf(path) }),
      // Express knows media types.
      "Content-Type": response.type(type).get("Content-Type") ?? "",
      "Cache-Control": asset ? cacheControl.immutable : cacheControl.file,
      ...(path.endsWith(".svg") && { "Content-Security-Policy": svgPolicy }),
    });
    const stored = await readFile(file, headers);
    if (!stored) return next(ownFiles.has(path) ? new Error(`${path} is gone.`) : undefined);
    if (ownFiles.has(path)) onRead?.(path, stored);
    send(request, response, stored);
  };
}

/** Paths of files that pages load. */
const filePath =
  /^\/(assets|social)\/|\.(avif|css|gif|ico|jpe?g|js|map|mjs|mp4|pdf|png|svg|wasm|webp|woff2?|zip)$/;

/** Whether a path looks like that of a file, which need not exist. */
export const isFilePath = (path: string) => filePath.test(path);

/** Answers 404 in one line for missing files. No cache may store it: the next release may have the file. */
export const missingFile: RequestHandler = (request, response, next) => {
  if (!isFilePath(request.path)) return next();
  sendLine(response, 404, "Not found");
};
