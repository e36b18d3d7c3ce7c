import type { Transform } from "node:stream";
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzipSync,
} from "node:zlib";
import type { Request, Response } from "express";
import { contentEncoding, type Encoding } from "../shared/request-headers.ts";

/* For responses that are sent once. A page takes half a millisecond, too little for another thread. */

const gzip = { level: 4 };
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

const text = /^(text\/|application\/([\w.-]+\+)?(json|xml)\b)/;

/** Compresses the body of a response as the client accepts it. */
export function compressBody(request: Request, response: Response, body: string): string | Buffer {
  const encoding = encode(request, response);
  if (encoding === "identity") return body;
  return encoding === "br" ? brotliCompressSync(body, brotli) : gzipSync(body, gzip);
}

/** The streams that compress a text as the client accepts it, unless `no-transform` forbids it (RFC 9111, section 5.2.2.6). */
export function compressionStreams(request: Request, response: Response): Transform[] {
  const isText = text.test(response.get("Content-Type") ?? "");
  if (!isText || /no-transform/.test(response.get("Cache-Control") ?? "")) return [];
  const encoding = encode(request, response);
  if (encoding === "identity") return [];
  return [encoding === "br" ? createBrotliCompress(brotli) : createGzip(gzip)];
}

/** Sets `Vary` and `Content-Encoding`. */
function encode({ headers }: Request, response: Response): Encoding {
  response.vary("Accept-Encoding");
  const encoding = contentEncoding(headers);
  if (encoding !== "identity") response.set("Content-Encoding", encoding);
  return encoding;
}
