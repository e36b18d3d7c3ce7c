import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Config } from "../../http/shared/config.ts";
import type { Log } from "../../http/shared/log.ts";
import { facts } from "../../site/facts.ts";
import { retryConflicts, type Store } from "./store/store.ts";

const day = 86_400_000;

/* How long data is stored, in milliseconds. The configuration has the time for leads. */
/** Unconfirmed newsletter requests, delivered messages and expired tokens. */
const shortRetention = facts.retentionDays.unconfirmed * day;
/** Addresses of former subscribers. */
const unsubscribedRetention = facts.recordYears.unsubscribed * 365 * day;

/** Deletes expired data now and once a day, until the signal aborts. */
export async function runRetention(
  store: Store,
  { retentionDays }: Pick<Config, "retentionDays">,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const leads = await retryConflicts(() => purge(store, retentionDays));
      if (leads > 0) log.info({ leads }, "deleted leads past their retention");
    } catch (error) {
      log.error({ err: error }, "could not delete old leads");
    }
    await sleep(day, undefined, { signal }).catch(() => {});
  }
}

/** Deletes expired data with its dependents. Returns the number of deleted leads. */
export async function purge({ db }: Store, retentionDays: number): Promise<number> {
  const now = Date.now();
  const leadCutoff = now - retentionDays * day;
  const shortCutoff = now - shortRetention;
  const { numDeletedRows } = await db
    .deleteFrom("leads")
    .where(({ and, eb, or }) =>
      or([
        eb("createdAt", "<", leadCutoff),
        and({ kind: "newsletter", spam: 0 }).and("createdAt", "<", shortCutoff),
      ]),
    )
    .executeTakeFirst();
  // A newsletter request whose mail is still in the outbox has the retention of a lead.
  const unsent = db.selectFrom("outbox").select("subscriberId").where("sentAt", "is", null);
  await db
    .deleteFrom("subscribers")
    .where("status", "=", "pending")
    .where("requestedAt", "<", shortCutoff)
    .where(({ eb, or, not, exists }) =>
      or([
        eb("requestedAt", "<", leadCutoff),
        not(exists(unsent.whereRef("subscriberId", "=", sql.ref("subscribers.id")))),
      ]),
    )
    .execute();
  await db
    .deleteFrom("subscribers")
    .where("status", "=", "unsubscribed")
    .where("unsubscribedAt", "<", now - unsubscribedRetention)
    .execute();
  await db.deleteFrom("confirmationTokens").where("expiresAt", "<", shortCutoff).execute();
  await db.deleteFrom("sandboxRows").where("expiresAt", "<", now).execute();
  await db.deleteFrom("outbox").where("sentAt", "<", shortCutoff).execute();
  return Number(numDeletedRows);
}
