import { existsSync, statfsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from "kysely";
import type { Pool } from "pg";
import type { Config } from "../../../http/shared/config.ts";
import { retryDelay } from "../outbox/retry-policy.ts";
import { migrate } from "./migrations.ts";
import { databaseFile, isBusy, openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

/** The database. */
export interface Store extends AsyncDisposable {
  readonly db: Kysely<Tables>;
  /** PostgreSQL's pool, for differences that the query builder does not cover; undefined with SQLite. */
  readonly pool: Pool | undefined;
  /** Whether the disk has space for more leads; always true with PostgreSQL. */
  hasFreeSpace(): boolean;
  /** Migrations of a later release that have run (migrations.ts). */
  readonly laterMigrations: readonly string[];
}

/** Enough for a few of the largest leads, with the pages and the log of the database. */
const minFreeBytes = 1_000_000;

export type StoreConfig = Pick<Config, "dataDirectory" | "databaseUrl">;

/**
 * Opens the store and migrates it.
 * @throws {CorruptDatabaseError} if the embedded database is damaged, other errors if it can't be reached
 */
export async function openStore(config: StoreConfig): Promise<Store> {
  const store = await retryConflicts(() => connect(config));
  try {
    return { ...store, laterMigrations: await retryConflicts(() => migrate(store)) };
  } catch (error) {
    await store[Symbol.asyncDispose]();
    throw error;
  }
}

async function connect(config: StoreConfig): Promise<Omit<Store, "laterMigrations">> {
  const { dataDirectory, databaseUrl } = config;
  const pool = databaseUrl ? (await import("./postgres.ts")).openPostgres(databaseUrl) : undefined;
  const dialect = pool ? new PostgresDialect({ pool }) : openSqlite(dataDirectory);
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  return {
    db,
    pool,
    hasFreeSpace() {
      if (pool) return true;
      const { bavail, bsize } = statfsSync(dataDirectory);
      return bavail * bsize > minFreeBytes;
    },
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

/** Whether the store exists; opening the embedded one would create it. */
export function hasStore({ dataDirectory, databaseUrl }: StoreConfig): boolean {
  return databaseUrl !== undefined || existsSync(databaseFile(dataDirectory));
}

/** Deadlock and serialization failure: PostgreSQL has aborted a transaction, which may be repeated. */
const conflicts = new Set(["40P01", "40001"]);

/** How long work is repeated, in milliseconds. A visitor waits for at most five seconds (service.ts). */
const maxRetryTime = 4_000;
const delays = { minDelay: 20, maxDelay: 200 };

/** Runs work in a transaction, and repeats it after conflicts. */
export function inTransaction<Result>(
  { db }: Pick<Store, "db">,
  work: (db: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return retryConflicts(() => db.transaction().execute(work));
}

/** Repeats work for a few seconds after conflicts. */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + maxRetryTime;
  for (let attempts = 1; ; attempts++) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || performance.now() >= end) throw error;
      await sleep(retryDelay(attempts, delays));
    }
  }
}

/**
 * Whether the database refused work only because of concurrent transactions. PostgreSQL's errors name their SQLSTATE
 * (postgresql.org/docs/current/errcodes-appendix.html).
 */
export function isConflict(error: unknown): boolean {
  if (isBusy(error)) return true;
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    conflicts.has(error.code)
  );
}
