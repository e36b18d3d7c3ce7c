import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";

interface Running extends AsyncDisposable {
  readonly port: number;
  /** The origin on this machine. */
  readonly url: string;
}

/** Starts a server for a test, on the given port or on any free one. */
export async function serve(listener: RequestListener, wantedPort = 0): Promise<Running> {
  const server = createServer(listener).listen(wantedPort, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const { port } = address;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Finds a port on which no server listens. */
export async function findFreePort(): Promise<number> {
  await using server = await serve(() => {});
  return server.port;
}
