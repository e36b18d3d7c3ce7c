import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { enqueue } from "./outbox/queue.ts";
import { inTransaction, retryConflicts, type Store } from "./store/store.ts";
import type { ConsentsTable, Tables } from "./store/tables.ts";
import { digest, newToken } from "./tokens.ts";

/** Hours after which the links in confirmation mails expire. */
export const confirmationHours = 48;

/** Confirmation mails that an address gets in an hour at most, regardless of who requests them. */
const maxMailsPerHour = 5;

type Consent = Pick<ConsentsTable, "id" | "notice" | "locale" | "createdAt">;

/**
 * Queues a confirmation mail to an address, unless it is already confirmed, a mail is in the queue, or it has had too
 * many. The result is the same in all cases, so that it does not reveal who subscribes.
 */
export async function requestConfirmation(
  db: Kysely<Tables>,
  email: string,
  consent: Consent,
): Promise<void> {
  const { locale, createdAt } = consent;
  const subscriber = await db
    .insertInto("subscribers")
    .values({
      id: randomUUID(),
      email,
      locale,
      status: "pending",
      unsubscribeToken: newToken(),
      requestedAt: createdAt,
    })
    // Locks the row until the end of the transaction, even where a confirmed one stays unchanged.
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({ status: "pending", locale, requestedAt: createdAt })
        .where("subscribers.status", "!=", "confirmed"),
    )
    .returning("id")
    .executeTakeFirst();
  if (!subscriber) return;

  const subscriberId = subscriber.id;
  await db
    .insertInto("consents")
    .values({ subscriberId, ...consent })
    .execute();
  const mails = await db
    .selectFrom("outbox")
    .select(["createdAt", "sentAt", "failedAt"])
    .where("subscriberId", "=", subscriberId)
    .where("message", "=", "confirmation")
    .execute();
  const isQueued = mails.some(({ sentAt, failedAt }) => sentAt === null && failedAt === null);
  const recent = mails.filter((mail) => mail.createdAt > createdAt - 3_600_000);
  if (!isQueued && recent.length < maxMailsPerHour)
    await enqueue(db, "confirmation", { subscriberId });
}

/** Creates the token with which a subscriber confirms. */
export async function newConfirmationToken({ db }: Store, subscriberId: string): Promise<string> {
  const token = newToken();
  const expiresAt = Date.now() + confirmationHours * 3_600_000;
  await retryConflicts(() =>
    db
      .insertInto("confirmationTokens")
      .values({ hash: digest(token), subscriberId, expiresAt })
      .execute(),
  );
  return token;
}

/** Confirms the subscription of a token. A token works once. */
export async function confirm(
  store: Store,
  token: string,
  { webhook }: { webhook: boolean },
): Promise<"confirmed" | "used" | "invalid"> {
  const now = Date.now();
  return inTransaction(store, async (db) => {
    const sent = db.selectFrom("confirmationTokens").where("hash", "=", digest(token));
    // Locks the subscriber until the end of the transaction, as `unsubscribe` does before it deletes the tokens.
    await db
      .updateTable("subscribers")
      .set((row) => ({ email: row.ref("email") }))
      .where("id", "=", sent.select("subscriberId"))
      .execute();
    const row = await sent.selectAll().executeTakeFirst();
    if (row?.usedAt) return "used";
    if (!row || row.expiresAt <= now) return "invalid";
    const { subscriberId } = row;
    const change = { status: "confirmed", confirmedAt: now, unsubscribedAt: null } as const;
    await db.updateTable("subscribers").set(change).where("id", "=", subscriberId).execute();
    await db
      .updateTable("confirmationTokens")
      .set({ usedAt: now })
      .where("subscriberId", "=", subscriberId)
      .execute();
    if (webhook) await enqueue(db, "subscriber.confirmed", { subscriberId });
    return "confirmed";
  });
}

/** Ends the subscription of a token. It is idempotent. */
export async function unsubscribe(
  store: Store,
  token: string,
  { webhook }: { webhook: boolean },
): Promise<"unsubscribed" | "invalid"> {
  return inTransaction(store, async (db) => {
    const change = { status: "unsubscribed", unsubscribedAt: Date.now() } as const;
    // Locks the row until the end of the transaction, by an update that changes nothing.
    const subscriber = await db
      .updateTable("subscribers")
      .set({ unsubscribeToken: token })
      .where("unsubscribeToken", "=", token)
      .returning(["id", "status"])
      .executeTakeFirst();
    if (!subscriber) return "invalid";
    const { id: subscriberId, status } = subscriber;
    if (status === "unsubscribed") return "unsubscribed";
    await db.updateTable("subscribers").set(change).where("id", "=", subscriberId).execute();
    await db.deleteFrom("confirmationTokens").where("subscriberId", "=", subscriberId).execute();
    if (webhook && status === "confirmed") {
      await enqueue(db, "subscriber.unsubscribed", { subscriberId });
    }
    return "unsubscribed";
  });
}
