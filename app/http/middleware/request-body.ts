import type { IncomingMessage } from "node:http";
import { finished } from "node:stream";
import type { Request, RequestHandler, Response } from "express";
import { maxBodyBytes } from "../../leads/.server/read-form.ts";
import { cacheControl } from "../../protocol/cache-control.ts";
import type { ErrorPages } from "./error-page.ts";

interface BodyLimits {
  /** In bytes. */
  readonly size: number;
  /** Milliseconds that a body may take to arrive. */
  readonly time: number;
  /** Bytes of a refused body that are read and discarded, and milliseconds that this may take. */
  readonly discard: { readonly size: number; readonly time: number };
}

/** The longest form takes half a minute at 35 kbit/s. */
const defaultLimits: BodyLimits = {
  size: maxBodyBytes,
  time: 30_000,
  discard: { size: 4_194_304, time: 2_000 },
};

/** Whether a request has a body according to its headers (RFC 9112, section 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}

/**
 * Reads the whole body of a request into `request.body`, a Buffer, before any other work, so that a slow client
 * occupies no more than a connection. Refuses a body that is too long (413), too slow (408), in an unknown
 * transfer coding (501; RFC 9112, section 6.1) or compressed (415: browsers don't compress forms, and a few bytes
 * could unpack to gigabytes), and closes the connection.
 */
export function requestBody(
  errorPages: ErrorPages,
  limits: BodyLimits = defaultLimits,
): RequestHandler {
  return async (request, response, next) => {
    if (!hasBody(request)) return next();
    const error = errorOf(request, limits);
    if (error) return refuse(error);
    if (request.headers.expect?.toLowerCase() === "100-continue") response.writeContinue();
    const body = await read(request, limits);
    if (typeof body === "number") return refuse(body);
    // Without a body, the client has disconnected.
    if (body) {
      request.body = body;
      next();
    }

    function refuse(status: ErrorStatus): void {
      response.status(status).set({ "Cache-Control": cacheControl.noStore, Connection: "close" });
      const page = status === 501 ? "" : errorPages.render(request, response, status);
      sendAndDiscard(request, response, page, limits);
    }
  };
}

type ErrorStatus = 408 | 413 | 415 | 501;

/** The status to refuse a body with because of its headers. */
function errorOf({ headers }: IncomingMessage, { size }: BodyLimits): ErrorStatus | undefined {
  const { "transfer-encoding": transfer = "chunked", "content-encoding": content } = headers;
  if (transfer.toLowerCase() !== "chunked") return 501;
  if (Number(headers["content-length"] ?? 0) > size) return 413;
  return content && content.toLowerCase() !== "identity" ? 415 : undefined;
}

/** Reads a body. Resolves to the status to refuse it with, or to undefined if the client disconnects. */
function read(
  request: IncomingMessage,
  { size, time }: BodyLimits,
): Promise<Buffer | 408 | 413 | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(end, time, 408);
    const unwatch = finished(request, (error) => end(error ? undefined : Buffer.concat(chunks)));
    request.on("data", collect);

    function collect(chunk: Buffer): void {
      chunks.push(chunk);
      length += chunk.length;
      if (length > size) end(413);
    }

    function end(result: Buffer | 408 | 413 | undefined): void {
      clearTimeout(timer);
      unwatch();
      request.off("data", collect).pause();
      resolve(result);
    }
  });
}

/**
 * Sends a page while the body is still arriving. Closing a connection with unread data resets it, and the client
 * may lose the response (RFC 9112, section 9.6): so a short rest of the body is read and discarded, and the
 * connection is closed when that is done or takes too long.
 */
function sendAndDiscard(
  request: Request,
  response: Response,
  page: string | Buffer,
  { discard }: BodyLimits,
): void {
  response.set("Content-Length", String(Buffer.byteLength(page))).flushHeaders();
  response.write(page);

  let left = discard.size;
  const timer = setTimeout(end, discard.time);
  const unwatch = finished(request, end);
  if (Number(request.headers["content-length"] ?? 0) <= left) {
    request.on("data", discardChunk).resume();
  }

  function discardChunk(chunk: Buffer): void {
    left -= chunk.length;
    if (left < 0) request.pause();
  }

  function end(): void {
    clearTimeout(timer);
    unwatch();
    response.end();
  }
}
