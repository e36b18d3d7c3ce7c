import type { IncomingHttpHeaders } from "node:http";
import { finished, type Readable } from "node:stream";
import { type RequestHandler, Router } from "express";
import sirv, { type Options } from "sirv";

const year = 31_536_000;

/** The build has compressed what is worth it (tasks/precompress.ts). Directories are not pages. */
const asBuilt = { brotli: true, gzip: true, etag: true, extensions: [] } satisfies Options;

/**
 * The built client with what the build compressed: hashed assets are cached for a year, everything else (icons,
 * pictures, documents) for an hour. The list of files is read once, so that a miss costs no disk.
 */
export function staticFiles(directory: string): RequestHandler {
  const files = closingFiles(directory, {
    ...asBuilt,
    setHeaders(response, path) {
      const hashed = path.startsWith("/assets/");
      response.setHeader(
        "Cache-Control",
        hashed ? `public, max-age=${year}, immutable` : "public, max-age=3600",
      );
      // sirv doesn't know the type (iana.org/assignments/media-types/image/vnd.microsoft.icon).
      if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/vnd.microsoft.icon");
      // A drawing that is opened by itself is a document, which could hold scripts.
      if (path.endsWith(".svg")) {
        response.setHeader(
          "Content-Security-Policy",
          "default-src 'none'; style-src 'unsafe-inline'",
        );
      }
    },
  });
  return (request, response, next) => {
    if (!isOneRange(request.headers)) delete request.headers.range;
    files(request, response, next);
  };
}

/** Hashed files of another release, below `/assets`: pages that are open outlive the server that sent them. */
export function previousAssets(directory: string): RequestHandler {
  return Router().use(
    "/assets",
    closingFiles(directory, { ...asBuilt, maxAge: year, immutable: true }),
  );
}

/** sirv pipes a file into the response. When a client leaves in the middle, `pipe` would leave the file open. */
function closingFiles(directory: string, options: Options): RequestHandler {
  const files = sirv(directory, options);
  return (request, response, next) => {
    const close = (file: Readable) => finished(response, () => file.destroy());
    response.once("pipe", close);
    files(request, response, () => {
      response.off("pipe", close);
      next();
    });
  };
}

/**
 * Whether one range is asked for that sirv can send. Every other `Range` may be ignored, and an invalid one
 * has to be (RFC 9110, section 14.2): sirv would send wrong bytes, fails on a range that ends before it
 * starts, and mistakes an end at byte 0 for no end.
 */
function isOneRange(headers: IncomingHttpHeaders): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
  const ordered = first !== undefined && (!last || Number(last) >= Math.max(1, Number(first)));
  return ordered && headers["if-range"] === undefined;
}

/** Files that belong to pages: a missing one gets a line of text, not a page. */
const filePath =
  /^\/(assets|social)\/|\.(avif|css|gif|ico|jpe?g|js|map|mjs|mp4|pdf|png|svg|wasm|webp|woff2?|zip)$/;

/** Whether a path looks like a file's, whether or not the file exists. */
export function isFilePath(path: string): boolean {
  return filePath.test(path);
}

/** A short 404 for missing files, which no cache may keep: the next release may have the file. */
export function missingFile(): RequestHandler {
  return (request, response, next) => {
    if (!isFilePath(request.path)) return next();
    response.status(404).set("Cache-Control", "no-store").type("text").send("Not found\n");
  };
}
