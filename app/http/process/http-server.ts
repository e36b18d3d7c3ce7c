import { createServer, type Server, type ServerOptions, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { connectionLimits, sizeLimits } from "../../limits.ts";
import { clientNetwork } from "../shared/client-network.ts";

/**
 * Times are in milliseconds. Load balancers and nginx keep idle connections for 60 s, and a request fails if the server
 * closes its connection first. Some open connections in advance, so headers may take as long. Browsers do so, too, but then
 * open another. Bodies have a shorter limit (middleware/request-body.ts). Node checks the limits every five seconds.
 */
const limits = {
  keepAliveTimeout: 65_000,
  headersTimeout: 70_000,
  requestTimeout: 90_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: sizeLimits.headers,
} satisfies ServerOptions;

/**
 * Creates an HTTP server with limits for clients that send slowly, read slowly or open many connections.
 * `headers` are those of the responses to requests that Node can't parse; `isDirect` means that there is no proxy in front.
 */
export function createSiteServer(
  headers: Readonly<Record<string, string>>,
  isDirect: boolean,
  options: ServerOptions = isDirect ? { ...limits, headersTimeout: 20_000 } : limits,
): Server {
  // The application answers requests without a valid `Host`, with the base headers.
  const server = createServer({ ...options, requireHostHeader: false });
  server.maxConnections = connectionLimits.all;
  if (isDirect) server.on("connection", limitNetworks());
  // Also closes a connection whose client doesn't read the response.
  server.timeout = options.requestTimeout ?? 0;
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // A connection that was opened in advance and not used is closed without a response.
    if (!socket.writable || error.code === "ECONNRESET" || socket.bytesRead === 0) {
      return void socket.destroy();
    }
    const status = statusOf(error);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
    socket.end(`${start}Connection: close\r\nContent-Length: 0\r\n${lines.join("")}\r\n`);
  });
  // middleware/request-body.ts sends 100 Continue; unknown expectations may be ignored (RFC 9110, section 10.1.1).
  for (const event of ["checkContinue", "checkExpectation"] as const) {
    server.on(event, (request, response) => server.emit("request", request, response));
  }
  return server;
}

/** Closes further connections of a network that has too many. */
function limitNetworks(): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const network = clientNetwork(socket.remoteAddress ?? "");
    const count = (open.get(network) ?? 0) + 1;
    if (count > connectionLimits.perNetwork) return void socket.destroy();
    open.set(network, count);
    socket.once("close", () => {
      const remaining = (open.get(network) ?? 0) - 1;
      if (remaining > 0) open.set(network, remaining);
      else open.delete(network);
    });
  };
}

/** The status that Node would send by itself (nodejs.org/api/http.html, event `clientError`). */
function statusOf({ code }: NodeJS.ErrnoException): 400 | 408 | 413 | 431 {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "HPE_CHUNK_EXTENSIONS_OVERFLOW" ? 413 : 400;
}
