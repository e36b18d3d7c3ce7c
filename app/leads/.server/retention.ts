import type { Config } from "../../http/shared/config.ts";
import type { Log } from "../../http/shared/log.ts";
import { facts } from "../../site/facts.ts";
import type { Store } from "./store/store.ts";
import { retryConflicts } from "./store/transaction.ts";

const day = 86_400_000;

/** For unconfirmed newsletter requests, delivered messages and expired tokens, in milliseconds. */
const shortRetention = facts.retentionDays.unconfirmed * day;

/** Deletes expired data now and once a day. Returns a function that stops it. */
export function startRetention(
  store: Store,
  config: Pick<Config, "retentionDays">,
  log: Log,
): () => void {
  const run = () => {
    retryConflicts(() => purge(store, config.retentionDays)).then(
      (leads) => leads > 0 && log.info({ leads }, "deleted leads past their retention"),
      (error) => log.error({ err: error }, "could not delete old leads"),
    );
  };
  run();
  const timer = setInterval(run, day);
  return () => clearInterval(timer);
}

/** For the addresses of former subscribers, in milliseconds. */
const unsubscribedRetention = facts.recordYears.unsubscribed * 365 * day;

/** Deletes expired data with its dependents. Returns the number of deleted leads. */
export async function purge({ db }: Store, retentionDays: number): Promise<number> {
  const now = Date.now();
  const retained = now - retentionDays * day;
  const { numDeletedRows: old } = await db
    .deleteFrom("leads")
    .where("createdAt", "<", retained)
    .executeTakeFirst();
  const { numDeletedRows: requests } = await db
    .deleteFrom("leads")
    .where("kind", "=", "newsletter")
    .where("spam", "=", 0)
    .where("createdAt", "<", now - shortRetention)
    .executeTakeFirst();
  // A newsletter request whose mail is still in the outbox has the retention of a lead.
  await db
    .deleteFrom("subscribers")
    .where("status", "=", "pending")
    .where("requestedAt", "<", now - shortRetention)
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb("requestedAt", "<", retained),
        not(
          exists(
            selectFrom("outbox")
              .select("outbox.id")
              .whereRef("outbox.subscriberId", "=", "subscribers.id")
              .where("outbox.sentAt", "is", null),
          ),
        ),
      ]),
    )
    .execute();
  await db
    .deleteFrom("subscribers")
    .where("status", "=", "unsubscribed")
    .where("unsubscribedAt", "<", now - unsubscribedRetention)
    .execute();
  await db
    .deleteFrom("confirmationTokens")
    .where("expiresAt", "<", now - shortRetention)
    .execute();
  await db.deleteFrom("sandboxRows").where("expiresAt", "<", now).execute();
  await db
    .deleteFrom("outbox")
    .where("sentAt", "<", now - shortRetention)
    .execute();
  return Number(old + requests);
}
