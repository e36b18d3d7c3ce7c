import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";

interface Running extends AsyncDisposable {
  readonly port: number;
  /** The origin on this machine. */
  readonly url: string;
}

/** Starts a server of the test's own, at any port or at this one. */
export async function serve(behave: RequestListener, wanted = 0): Promise<Running> {
  const server = createServer(behave).listen(wanted, "127.0.0.1");
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

/** Finds a port at which nobody answers. */
export async function freePort(): Promise<number> {
  await using server = await serve(() => {});
  return server.port;
}
