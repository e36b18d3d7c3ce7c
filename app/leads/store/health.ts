import type { Store } from "./store.ts";

/** An answer is good for this many milliseconds, so that nobody wears out the disk by asking. */
const freshness = 1_000;

/** Makes a check whether something can be written now, by writing. Who asks meanwhile shares the answer. */
export function createHealthCheck(): (store: Store) => Promise<boolean> {
  let latest: { at: number; answer: Promise<boolean> } | undefined;
  return (store) => {
    const now = Date.now();
    if (!latest || now - latest.at >= freshness) {
      latest = { at: now, answer: write(store, now).then(() => store.hasRoom()) };
    }
    return latest.answer;
  };
}

async function write({ db }: Store, checkedAt: number): Promise<void> {
  await db.transaction().execute((db) =>
    db
      .insertInto("health")
      .values({ id: 1, checkedAt })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ checkedAt }))
      .execute(),
  );
}
