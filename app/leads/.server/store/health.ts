import type { Store } from "./store.ts";
import { inTransaction } from "./transaction.ts";

/** In milliseconds: the result is reused, so that frequent probes don't write each time. */
const freshness = 1_000;

/** Creates a check that writes to the store. Concurrent callers share one write. */
export function createHealthCheck(): (store: Store) => Promise<boolean> {
  let latest: { at: number; answer: Promise<boolean> } | undefined;
  return (store) => {
    const now = Date.now();
    if (!latest || now - latest.at >= freshness) {
      latest = { at: now, answer: write(store, now).then(() => store.hasFreeSpace()) };
    }
    return latest.answer;
  };
}

async function write(store: Store, checkedAt: number): Promise<void> {
  await inTransaction(store, (db) =>
    db
      .insertInto("health")
      .values({ id: 1, checkedAt })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ checkedAt }))
      .execute(),
  );
}
