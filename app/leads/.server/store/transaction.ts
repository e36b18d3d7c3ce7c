import { setTimeout as sleep } from "node:timers/promises";
import type { Transaction } from "kysely";
import { retryDelay } from "../outbox/retry-policy.ts";
import type { Store } from "./store.ts";
import type { Tables } from "./tables.ts";

/** Deadlock and serialization failure: the database has aborted a transaction, which may be repeated. */
const conflicts = new Set(["40P01", "40001"]);

/** PostgreSQL detects a deadlock after a second, and a visitor waits for five. Delays are in milliseconds. */
const maxAttempts = 4;
const delays = { minDelay: 20, maxDelay: 200 };

/**
 * Runs work in a transaction, and repeats it after a conflict. Conflicts occur with PostgreSQL only: SQLite has one
 * writer at a time, and others wait for the lock (`busyTimeout` in sqlite.ts).
 */
export function inTransaction<Result>(
  { db }: Pick<Store, "db">,
  work: (db: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return retryConflicts(() => db.transaction().execute(work));
}

/** Repeats work a few times after conflicts. */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempts === maxAttempts) throw error;
      await sleep(retryDelay(attempts, delays));
    }
  }
}

/** PostgreSQL's errors name their SQLSTATE (postgresql.org/docs/current/errcodes-appendix.html). */
function isConflict(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    conflicts.has(error.code)
  );
}
