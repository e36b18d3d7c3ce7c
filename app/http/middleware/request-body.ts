import type { IncomingMessage } from "node:http";
import { finished } from "node:stream";
import express, { type Request, type RequestHandler, type Response } from "express";
import { bodyLimits } from "../../limits.ts";
import { cacheControl } from "../shared/response-headers.ts";
import type { ErrorPages } from "./error-page.ts";

type BodyLimits = typeof bodyLimits;

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
  limits: BodyLimits = bodyLimits,
): RequestHandler {
  const read = express.raw({ type: () => true, limit: limits.size, inflate: false });
  return (request, response, next) => {
    if (!hasBody(request)) return next();
    let timer: NodeJS.Timeout | undefined;
    let length = 0;
    const { "transfer-encoding": coding = "chunked", expect } = request.headers;
    if (coding.toLowerCase() !== "chunked") return refuse(501);
    if (Number(request.headers["content-length"] ?? 0) > limits.size) return refuse(413);
    if (expect?.toLowerCase() === "100-continue") response.writeContinue();
    timer = setTimeout(refuse, limits.time, 408);
    request.on("data", count);
    read(request, response, (error?: unknown) => {
      clearTimeout(timer);
      if (response.headersSent) return;
      if (!error) return next();
      // Otherwise, the client has disconnected.
      if (isUnsupported(error)) refuse(415);
    });

    /** Express would read what is too long to its end before it says so. */
    function count(chunk: Buffer): void {
      length += chunk.length;
      if (length > limits.size) refuse(413);
    }

    function refuse(status: ErrorStatus): void {
      clearTimeout(timer);
      request.off("data", count);
      response.status(status).set({ "Cache-Control": cacheControl.noStore, Connection: "close" });
      const page = status === 501 ? "" : errorPages.render(request, response, status);
      sendAndDiscard(request, response, page, limits);
    }
  };
}

type ErrorStatus = 408 | 413 | 415 | 501;

function isUnsupported(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === 415;
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

interface JsonBodyOptions {
  /** Media types; other bodies are ignored. */
  type: string[];
  /** In bytes. */
  limit: number;
}

/**
 * Parses a JSON body into `request.body`, which is undefined if it is not JSON. A body over the limit gets a 413
 * without a page: only scripts send requests here.
 */
export function jsonBody({ type, limit }: JsonBodyOptions): RequestHandler {
  return (request, response, next) => {
    const body: unknown = request.body;
    const text = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    if (text.length > limit)
      return void response.status(413).set("Cache-Control", cacheControl.noStore).end();
    try {
      request.body = request.is(type) ? JSON.parse(text.toString()) : undefined;
    } catch {
      request.body = undefined;
    }
    next();
  };
}
