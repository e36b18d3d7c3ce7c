import type { Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Request, Response } from "express";
import { chooseEncoding } from "../shared/request-headers.ts";

/* For responses that are sent once. */

const gzip = { level: 4 };
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

const textTypes = /^(text\/|application\/([\w.-]+\+)?(json|xml)\b)/;

/**
 * Creates the streams that compress a text as the client accepts it, unless `no-transform` forbids it (RFC 9111, section 5.2.2.6).
 * Sets `Vary` and `Content-Encoding`.
 */
export function createCompression({ headers }: Request, response: Response): Transform[] {
  const isText = textTypes.test(response.get("Content-Type") ?? "");
  if (!isText || /no-transform/.test(response.get("Cache-Control") ?? "")) return [];
  response.vary("Accept-Encoding");
  const encoding = chooseEncoding(headers);
  if (encoding === "identity") return [];
  response.set("Content-Encoding", encoding);
  return [encoding === "br" ? createBrotliCompress(brotli) : createGzip(gzip)];
}
