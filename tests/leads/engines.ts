import { afterAll, beforeAll, inject } from "vitest";
import type { StoreConfig } from "#app/leads/.server/store/store.ts";
import { makeTemporaryDirectory } from "../support/temporary-directory.ts";
import { createDatabase, type PostgresServer, startPostgres } from "./postgres-server.ts";

export interface Engine {
  readonly name: "sqlite" | "postgres";
  /** Creates the configuration of a new, empty store. */
  newStore(): Promise<StoreConfig>;
}

export const sqlite: Engine = {
  name: "sqlite",
  newStore: async () => ({ dataDirectory: makeTemporaryDirectory(), databaseUrl: undefined }),
};

let server: PostgresServer | undefined;

/** Returns the server that only this test file uses. */
export function getPostgresServer(): PostgresServer {
  if (!server) throw new Error("`withPostgres` has not been called.");
  return server;
}

export const postgres: Engine = {
  name: "postgres",
  newStore: async () => ({
    dataDirectory: makeTemporaryDirectory(),
    databaseUrl: await (server?.createDatabase() ?? createDatabase(inject("databaseUrl"))),
  }),
};

/** Starts a PostgreSQL server for the calling test file only, so that it may crash or fill up. */
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
