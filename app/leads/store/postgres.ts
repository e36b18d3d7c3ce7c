import { Pool, types } from "pg";

/** Every query gets this many milliseconds; who waits longer is better told that it does not work. */
const patience = 10_000;

/** Connections to PostgreSQL, made when they are needed, and made anew after it was away. */
export function openPostgres(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: patience,
    query_timeout: patience,
    keepAlive: true,
    types: { getTypeParser },
  });
  // Who uses a connection that is lost learns it from the query; as an event it would end the process.
  const ignore = () => {};
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  return pool;
}

/** Times are `bigint` columns, well within what a number holds exactly. */
const getTypeParser: typeof types.getTypeParser = (type: number, format?: "text" | "binary") =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format);
