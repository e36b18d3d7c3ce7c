import { setTimeout as sleep } from "node:timers/promises";
import type { Transaction } from "kysely";
import { retryDelay } from "../outbox/retry-policy.ts";
import type { Store } from "./store.ts";
import type { Tables } from "./tables.ts";

/** Deadlock and serialization failure: the database ends one transaction for another, and it may be repeated. */
const conflicts = new Set(["40P01", "40001"]);

/** PostgreSQL looks for deadlocks after a second, and a visitor waits for five. Delays are in milliseconds. */
const maxAttempts = 4;
const delays = { minDelay: 20, maxDelay: 200 };

/**
 * Runs work in a transaction, again if it was ended in favour of another one. SQLite has one writer at a time,
 * who waits for the lock (`busyTimeout` in sqlite.ts), so that this happens on PostgreSQL alone.
 */
export function inTransaction<Result>(
  { db }: Pick<Store, "db">,
  work: (db: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return retryConflicts(() => db.transaction().execute(work));
}

/** Repeats what ends with a conflict, a few times. */
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
