import type { Config } from "../../config/config.ts";
import type { Log } from "../../config/log.ts";
import { facts } from "../../facts.ts";
import type { Store } from "./store/store.ts";

const day = 86_400_000;

/** How long unconfirmed newsletter requests, delivered messages and expired tokens are kept. */
const shortWhile = facts.retentionDays.unconfirmed * day;

/** Deletes what is past its retention, now and once a day. Returns a function that stops it. */
export function startRetention(
  store: Store,
  config: Pick<Config, "retentionDays">,
  log: Log,
): () => void {
  const run = () => {
    purge(store, config.retentionDays).then(
      (leads) => leads > 0 && log.info({ leads }, "deleted leads past their retention"),
      (error) => log.error({ err: error }, "could not delete old leads"),
    );
  };
  run();
  const timer = setInterval(run, day);
  return () => clearInterval(timer);
}

/** Deletes what is past its retention, with everything that depends on it. Returns the number of leads. */
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
    .where("createdAt", "<", now - shortWhile)
    .executeTakeFirst();
  // A request that could not be mailed yet is kept for as long as a lead.
  await db
    .deleteFrom("subscribers")
    .where("status", "=", "pending")
    .where("requestedAt", "<", now - shortWhile)
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
    .deleteFrom("confirmationTokens")
    .where("expiresAt", "<", now - shortWhile)
    .execute();
  await db
    .deleteFrom("outbox")
    .where("sentAt", "<", now - shortWhile)
    .execute();
  return Number(old + requests);
}
