import { afterAll, beforeAll, inject } from "vitest";
import type { StoreConfig } from "#app/leads/.server/store/store.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { createDatabase, type PostgresServer, startPostgres } from "./postgres-server.ts";

export interface Engine {
  readonly name: "sqlite" | "postgres";
  /** Where a new, empty store is to be. */
  newStore(): Promise<StoreConfig>;
}

export const sqlite: Engine = {
  name: "sqlite",
  newStore: async () => ({ dataDirectory: temporaryDirectory(), databaseUrl: undefined }),
};

let server: PostgresServer | undefined;

/** The server that this file has for itself. */
export function postgresServer(): PostgresServer {
  if (!server) throw new Error("`withPostgres` has not been called.");
  return server;
}

export const postgres: Engine = {
  name: "postgres",
  newStore: async () => ({
    dataDirectory: temporaryDirectory(),
    databaseUrl: await (server?.createDatabase() ?? createDatabase(inject("databaseUrl"))),
  }),
};

/** Starts a PostgreSQL for the tests of the file that calls it alone: it may crash, or fill up. */
export function withPostgres(): void {
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    server = undefined;
  });
}

/** Both databases, for `describe.each`. */
export const engines = [sqlite, postgres];
