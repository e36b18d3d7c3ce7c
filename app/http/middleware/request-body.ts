import type { IncomingMessage } from "node:http";
import { finished } from "node:stream";
import type { Request, RequestHandler, Response } from "express";
import { maxBodyBytes } from "../../leads/.server/read-form.ts";
import { cacheControl } from "../../protocol/cache-control.ts";
import { staticPage } from "./error-page.ts";

interface BodyLimits {
  /** Bytes of the longest body. */
  readonly size: number;
  /** Milliseconds within which a body has to arrive. */
  readonly time: number;
  /** How many bytes of a refused body are read and dropped, and for how many milliseconds. */
  readonly discard: { readonly size: number; readonly time: number };
}

/** The longest form takes half a minute at 35 kbit/s. */
const normalLimits: BodyLimits = {
  size: maxBodyBytes,
  time: 30_000,
  discard: { size: 4_194_304, time: 2_000 },
};

/** Whether a request has a body, or says so (RFC 9112, section 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}

/**
 * Reads a request's body as a whole into `request.body`, a Buffer, before anything works on the request: a slow
 * sender then occupies a connection and nothing else. Refuses a body that is too long (413), too slow
 * (408), in an unknown transfer coding (501; RFC 9112, section 6.1) or compressed (415: browsers don't compress
 * forms, and a few bytes could unpack to gigabytes), and closes its connection.
 */
export function requestBody(limits: BodyLimits = normalLimits): RequestHandler {
  return async (request, response, next) => {
    if (!hasBody(request)) return next();
    const fault = faultOf(request, limits);
    if (fault) return refuse(request, response, fault, limits);
    if (request.headers.expect?.toLowerCase() === "100-continue") response.writeContinue();
    const body = await read(request, limits);
    if (typeof body === "number") return refuse(request, response, body, limits);
    // Else the client has left.
    if (body) {
      request.body = body;
      next();
    }
  };
}

/** What is wrong with a body, by its headers. */
function faultOf({ headers }: IncomingMessage, { size }: BodyLimits): 413 | 415 | 501 | undefined {
  const { "transfer-encoding": transfer = "chunked", "content-encoding": content } = headers;
  if (transfer.toLowerCase() !== "chunked") return 501;
  if (Number(headers["content-length"] ?? 0) > size) return 413;
  return content && content.toLowerCase() !== "identity" ? 415 : undefined;
}

/** The body, the status to refuse it with, or nothing if the client leaves. */
function read(
  request: IncomingMessage,
  { size, time }: BodyLimits,
): Promise<Buffer | 408 | 413 | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(end, time, 408);
    const unwatch = finished(request, (error) => end(error ? undefined : Buffer.concat(chunks)));
    request.on("data", take);

    function take(chunk: Buffer): void {
      chunks.push(chunk);
      length += chunk.length;
      if (length > size) end(413);
    }

    function end(result: Buffer | 408 | 413 | undefined): void {
      clearTimeout(timer);
      unwatch();
      request.off("data", take).pause();
      resolve(result);
    }
  });
}

/**
 * Answers a request whose body is still arriving. Closing a connection with unread data resets it, and the
 * client may lose the answer (RFC 9112, section 9.6): so it gets a moment to read, and what can be dropped to
 * the end is.
 */
function refuse(
  request: Request,
  response: Response,
  status: 408 | 413 | 415 | 501,
  { discard }: BodyLimits,
): void {
  response.status(status).set({ "Cache-Control": cacheControl.noStore, Connection: "close" });
  const page = status === 501 ? "" : staticPage(request, response, status);
  response.set("Content-Length", String(Buffer.byteLength(page))).flushHeaders();
  response.write(page);

  let left = discard.size;
  const timer = setTimeout(end, discard.time);
  const unwatch = finished(request, end);
  if (Number(request.headers["content-length"] ?? 0) <= left) {
    request.on("data", drop).resume();
  }

  function drop(chunk: Buffer): void {
    left -= chunk.length;
    if (left < 0) request.pause();
  }

  function end(): void {
    clearTimeout(timer);
    unwatch();
    response.end();
  }
}
