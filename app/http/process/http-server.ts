import { createServer, type Server, type ServerOptions, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

/** More connections than this are refused: each may hold some kilobytes of unfinished request. */
const mostConnections = 2_000;

/**
 * Milliseconds. Load balancers and nginx keep idle connections for 60 s and must not find one closed that
 * they are about to use; some open them ahead, and those have as long for their first headers. Bodies have a
 * shorter limit of their own (middleware/request-body.ts). Node looks every five seconds.
 */
const limits = {
  keepAliveTimeout: 65_000,
  headersTimeout: 70_000,
  requestTimeout: 90_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
} satisfies ServerOptions;

/**
 * An HTTP server that no client can tie up by sending slowly, reading slowly or opening connections. `headers` go out with the few answers that Node gives before any request exists.
 */
export function createSiteServer(
  headers: Readonly<Record<string, string>>,
  options: ServerOptions = limits,
): Server {
  // A request without a valid Host is answered by the application, with its headers.
  const server = createServer({ ...options, requireHostHeader: false });
  server.maxConnections = mostConnections;
  // Without any traffic, even in the middle of an answer that the client doesn't read.
  server.timeout = options.headersTimeout ?? 0;
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // A connection that was opened ahead and never used is closed without a word.
    if (!socket.writable || error.code === "ECONNRESET" || socket.bytesRead === 0) {
      return void socket.destroy();
    }
    const status = statusOf(error);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
    socket.end(`${start}Connection: close\r\nContent-Length: 0\r\n${lines.join("")}\r\n`);
  });
  // The reader of a body tells the client to send it; unknown expectations may be ignored (RFC 9110, 10.1.1).
  for (const event of ["checkContinue", "checkExpectation"] as const) {
    server.on(event, (request, response) => server.emit("request", request, response));
  }
  return server;
}

/** What Node answers by itself (nodejs.org/api/http.html, event `clientError`). */
function statusOf({ code }: NodeJS.ErrnoException): 400 | 408 | 413 | 431 {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "HPE_CHUNK_EXTENSIONS_OVERFLOW" ? 413 : 400;
}
