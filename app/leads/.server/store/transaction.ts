import { setTimeout as sleep } from "node:timers/promises";
import type { Transaction } from "kysely";
import { retryDelay } from "../outbox/retry-policy.ts";
import { isBusy } from "./sqlite.ts";
import type { Store } from "./store.ts";
import type { Tables } from "./tables.ts";

/** Deadlock and serialization failure: PostgreSQL has aborted a transaction, which may be repeated. */
const conflicts = new Set(["40P01", "40001"]);

/** How long work is repeated: a visitor waits for five seconds. Times are in milliseconds. */
const patience = 4_000;
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
  const end = performance.now() + patience;
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
 * Whether the database refused work only because of what others were doing. PostgreSQL's errors name their SQLSTATE
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
