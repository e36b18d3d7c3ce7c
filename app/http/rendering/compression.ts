import { promisify } from "node:util";
import { brotliCompress, constants, createGzip, type Gzip, gzip, gzipSync } from "node:zlib";
import type { Request, Response } from "express";
import { acceptedEncodings } from "../../protocol/content-encoding.ts";

const text = /^(text\/|application\/([\w.-]+\+)?(json|xml)\b)/;

/** For responses that are sent once. */
const fast = { level: 4 };

interface Compressed {
  readonly br?: Buffer;
  readonly gzip: Buffer;
}

/** Compresses a body that is sent many times, and for which somebody waits: a page takes two milliseconds. */
export async function compressForCache(content: Buffer): Promise<Required<Compressed>> {
  const [br, gz] = await Promise.all([brotli(content, 9), promisify(gzip)(content, { level: 9 })]);
  return { br, gzip: gz };
}

/** Compresses a body with Brotli as far as possible, by a tenth more: a page takes 50 ms of another thread. */
export function compressBest(content: Buffer): Promise<Buffer> {
  return brotli(content, constants.BROTLI_MAX_QUALITY);
}

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // The smallest window that the content fits into: a larger one takes ten times as long to prepare at quality 9.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(content.length + 1_024))),
  };
  return promisify(brotliCompress)(content, { params });
}

/** Compresses a body that is sent once. It takes half a millisecond for a page, too little for another thread. */
export function compressOnce(content: Buffer | string): Compressed {
  return { gzip: gzipSync(content, fast) };
}

/** Compresses the body of a response if the client accepts gzip. */
export function compressBody(request: Request, response: Response, body: string): string | Buffer {
  return acceptsGzip(request, response) ? compressOnce(body).gzip : body;
}

/**
 * Creates a stream that compresses a response if the client accepts gzip and `no-transform` does not forbid it
 * (RFC 9111, section 5.2.2.6).
 */
export function compressionStream(request: Request, response: Response): Gzip | undefined {
  const type = response.get("Content-Type") ?? "";
  if (!text.test(type) || /no-transform/.test(response.get("Cache-Control") ?? ""))
    return undefined;
  return acceptsGzip(request, response) ? createGzip(fast) : undefined;
}

/** Whether to send gzip. Sets `Vary` and `Content-Encoding`. */
function acceptsGzip({ headers }: Request, response: Response): boolean {
  response.vary("Accept-Encoding");
  const isAccepted = acceptedEncodings(headers).find((encoding) => encoding !== "br") === "gzip";
  if (isAccepted) response.set("Content-Encoding", "gzip");
  return isAccepted;
}
