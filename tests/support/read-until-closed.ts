import type { Socket } from "node:net";

/** Reads what a server sends until the connection is closed or reset. */
export async function readUntilClosed(socket: Socket): Promise<string> {
  let said = "";
  socket.on("data", (chunk) => {
    said += chunk;
  });
  // Not `events.once`, which throws when the connection is reset.
  await new Promise((resolve) => socket.once("close", resolve));
  return said;
}
