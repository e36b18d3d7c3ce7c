import { Socket } from "node:net";
import { Pool, types } from "pg";

/** Milliseconds after which the server cancels a query. */
const queryTimeout = 10_000;

/** Milliseconds without traffic after which a connection counts as dead: a live server has answered by then. */
const socketTimeout = queryTimeout + 2_000;

/** A pool of connections to PostgreSQL, opened on demand and reopened after an outage. */
export function openPostgres(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: queryTimeout,
    stream: openSocket,
    keepAlive: true,
    types: { getTypeParser },
  });
  // The query on a lost connection fails anyway; an unhandled "error" event would end the process.
  const ignore = () => {};
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  return pool;
}

/**
 * A socket that closes when it has been silent for too long. A server that vanishes, as in a failover,
 * closes no connections, and TCP would keep waiting for it for a quarter of an hour.
 */
function openSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(socketTimeout, () => socket.destroy());
  return socket;
}

/** Times are `bigint` columns, well within what a number holds exactly. */
const getTypeParser: typeof types.getTypeParser = (type: number, format?: "text" | "binary") =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format);
