import { Socket } from "node:net";
import { Pool, types } from "pg";

// `bigint` columns are times, which are within the range of exact integers.
types.setTypeParser(types.builtins.INT8, Number);

/** In milliseconds: the server cancels longer queries. */
const queryTimeout = 10_000;

/** In milliseconds without traffic: a live server would have answered by then. */
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
  });
  // The query on a lost connection fails; an unhandled "error" event would also end the process.
  const ignore = () => {};
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  return pool;
}

/**
 * Opens a socket that closes after a time without traffic. A server that disappears, as in a failover, closes no
 * connections, and TCP would wait for 15 minutes.
 */
function openSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(socketTimeout, () => socket.destroy());
  return socket;
}
