import type { IncomingMessage } from "node:http";
import { finished } from "node:stream";
import type { RequestHandler } from "express";
import { bodyLimits } from "../../limits.ts";
import { cacheControl } from "../shared/response-headers.ts";
import type { ErrorPages } from "./error-page.ts";

/** Whether a request has a body according to its headers (RFC 9112, section 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}

/**
 * Reads the whole body of a request into `request.body`, a Buffer, before any other work, so that a slow client
 * occupies no more than a connection. Refuses a body that is too long (413), too slow (408), in an unknown
 * transfer coding (501; RFC 9112, section 6.1) or compressed (415: browsers don't compress forms, and a few bytes
 * could unpack to gigabytes), and closes the connection. `express.raw` would first read a long body to its end.
 */
export function requestBody(errorPages: ErrorPages, limits = bodyLimits): RequestHandler {
  const { size, time, discard } = limits;
  return (request, response, next) => {
    if (!hasBody(request)) return next();
    const { expect, "content-length": announced = "0" } = request.headers;
    const chunks: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(refuse, time, 408);
    request.on("close", () => clearTimeout(timer));
    const status = refusalOf(request, size);
    if (status) refuse(status);
    else if (expect?.toLowerCase() === "100-continue") response.writeContinue();
    if (Number(announced) <= discard.size) request.on("data", read).on("end", pass);

    function read(chunk: Buffer): void {
      length += chunk.length;
      if (length <= size) chunks.push(chunk);
      else refuse(413);
      if (length > size + discard.size) request.pause();
    }

    function pass(): void {
      clearTimeout(timer);
      if (response.headersSent) return;
      request.body = Buffer.concat(chunks);
      next();
    }

    /**
     * Closing a connection with unread data resets it, and the client may lose the response (RFC 9112, section 9.6).
     * So the rest of a short body is read and discarded, until it ends or takes too long.
     */
    function refuse(status: ErrorStatus): void {
      if (response.headersSent) return;
      response.status(status).set({ "Cache-Control": cacheControl.noStore, Connection: "close" });
      const page = status === 501 ? "" : errorPages.render(request, response, status);
      response.set("Content-Length", String(Buffer.byteLength(page))).flushHeaders();
      response.write(page);
      finished(request, { signal: AbortSignal.timeout(discard.time) }, () => response.end());
    }
  };
}

type ErrorStatus = 408 | 413 | 415 | 501;

/** The status with which a body is refused because of the request's headers. */
function refusalOf({ headers }: IncomingMessage, limit: number): ErrorStatus | undefined {
  if ((headers["transfer-encoding"] ?? "chunked").toLowerCase() !== "chunked") return 501;
  if (Number(headers["content-length"] ?? 0) > limit) return 413;
  if ((headers["content-encoding"] ?? "identity").toLowerCase() !== "identity") return 415;
  return undefined;
}
