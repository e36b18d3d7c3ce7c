import type { Socket } from "node:net";

/** Reads what a server sends until the connection is closed or reset. */
export async function readUntilClosed(socket: Socket): Promise<string> {
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  // `events.once` would throw when the connection is reset.
  await new Promise((resolve) => socket.once("close", resolve));
  return received;
}
