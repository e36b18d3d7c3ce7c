import { Socket } from "node:net";
import { Pool, types } from "pg";

/** Every query gets this many milliseconds; who waits longer is better told that it does not work. */
const patience = 10_000;

/** The server keeps to that by itself. One that says nothing for longer is gone, and the connection with it. */
const longestSilence = patience + 2_000;

/** Connections to PostgreSQL, made when they are needed, and made anew after it was away. */
export function openPostgres(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: patience,
    stream: openSocket,
    keepAlive: true,
    types: { getTypeParser },
  });
  // Who uses a connection that is lost learns it from the query; as an event it would end the process.
  const ignore = () => {};
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  return pool;
}

/**
 * A socket that ends when nothing comes over it. A server that vanishes, as one does that is failed over,
 * closes no connection, and for a quarter of an hour TCP would go on waiting for it.
 */
function openSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(longestSilence, () => socket.destroy());
  return socket;
}

/** Times are `bigint` columns, well within what a number holds exactly. */
const getTypeParser: typeof types.getTypeParser = (type: number, format?: "text" | "binary") =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format);
