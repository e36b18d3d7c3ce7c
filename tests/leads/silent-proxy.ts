import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

interface SilentProxy extends AsyncDisposable {
  readonly url: string;
  /** Stops passing data on, while every connection stays open and new ones are accepted. */
  fallSilent(): void;
  /** Stops passing data on over open connections, but not over new ones. */
  loseConnections(): void;
  /** Passes on the data that has arrived meanwhile, and all later data. */
  resume(): void;
}

/** Starts a proxy in front of a server, which can fail as a network does. */
export async function startSilentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let silent = false;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
      from.on("data", (chunk) => to.write(chunk));
      if (silent) from.pause();
    }
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  const url = new URL(target);
  url.host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    url: url.href,
    fallSilent() {
      silent = true;
      for (const socket of sockets) socket.pause();
    },
    loseConnections() {
      for (const socket of sockets) socket.pause();
    },
    resume() {
      silent = false;
      for (const socket of sockets) socket.resume();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
