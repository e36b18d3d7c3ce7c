import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";
import type { StoreConfig } from "#app/leads/.server/store/store.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";

/** Databases, disks and processes of a busy machine take their time. */
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

export interface Engine {
  readonly name: "sqlite" | "postgres";
  /** Where a new, empty store is to be. */
  newStore(): Promise<StoreConfig>;
}

/** A directory that is gone when the tests of this file are done. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "leads-"));
  directories.push(directory);
  return directory;
}

const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

export const sqlite: Engine = {
  name: "sqlite",
  newStore: async () => ({ dataDirectory: temporaryDirectory(), databaseUrl: undefined }),
};

let server: PostgresServer | undefined;

/** The server of this file. */
export function postgresServer(): PostgresServer {
  if (!server) throw new Error("`withPostgres` has not been called.");
  return server;
}

export const postgres: Engine = {
  name: "postgres",
  newStore: async () => ({
    dataDirectory: temporaryDirectory(),
    databaseUrl: await postgresServer().createDatabase(),
  }),
};

/** Starts a PostgreSQL for the tests of the file that calls it. */
export function withPostgres(): void {
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
  });
}

/** Both databases, for `describe.each`. */
export const engines = [sqlite, postgres];
