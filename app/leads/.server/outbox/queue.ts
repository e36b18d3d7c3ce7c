import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { retryConflicts, type Store } from "../store/store.ts";
import type { OutboxTable, Tables } from "../store/tables.ts";
import type { RetryPolicy } from "./retry-policy.ts";

const channels = ["mail", "webhook"] as const satisfies readonly OutboxTable["channel"][];

/** A message that this worker has claimed. */
export type Delivery = Pick<OutboxTable, "id" | "message" | "leadId" | "subscriberId" | "attempts">;

/**
 * Claims the oldest due message. Other workers skip it until the lease expires, for example because this process
 * has died.
 */
export function claim(
  { db, pool }: Store,
  channel: OutboxTable["channel"],
  lease: number,
): Promise<Delivery | undefined> {
  const now = Date.now();
  const oldest = db
    .selectFrom("outbox")
    .select("id")
    .where("channel", "=", channel)
    .where("sentAt", "is", null)
    .where("failedAt", "is", null)
    .where("dueAt", "<=", now)
    .orderBy("dueAt")
    .limit(1)
    // Other replicas skip the row instead of waiting for it. SQLite has one writer at a time.
    .$if(pool !== undefined, (query) => query.forUpdate().skipLocked());
  return db
    .updateTable("outbox")
    .set((row) => ({ dueAt: now + lease, attempts: row("attempts", "+", 1) }))
    .where("id", "=", oldest)
    .returning(["id", "message", "leadId", "subscriberId", "attempts"])
    .executeTakeFirst();
}

/** Records that a message was delivered, even if another worker has claimed it since or made it a dead letter. */
export async function markSent({ db }: Store, { id }: Delivery): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ sentAt: Date.now(), failedAt: null, lastError: null })
    .where("id", "=", id)
    .where("sentAt", "is", null)
    .execute();
}

/** Makes a message due after a delay, with the error of the failed attempt. */
export async function postpone(
  store: Store,
  delivery: Delivery,
  delay: number,
  lastError: string,
): Promise<void> {
  const dueAt = Date.now() + delay;
  await updateIfLatest(store, delivery).set({ dueAt, lastError }).execute();
}

/** Makes a message a dead letter, which is not retried until it is requeued. */
export async function markDead(store: Store, delivery: Delivery, error: string): Promise<void> {
  await updateIfLatest(store, delivery).set({ failedAt: Date.now(), lastError: error }).execute();
}

/**
 * Makes messages due that wait for a retry. A message that is due within a lease may be in delivery, and stays
 * unchanged.
 * @returns the number of messages
 */
export async function retryNow({ db }: Store, { lease }: RetryPolicy): Promise<bigint> {
  const now = Date.now();
  const update = db
    .updateTable("outbox")
    .set({ dueAt: now })
    .where("sentAt", "is", null)
    .where("failedAt", "is", null)
    .where("dueAt", ">", now + lease);
  return (await retryConflicts(() => update.executeTakeFirst())).numUpdatedRows;
}

/** Puts every dead letter back into the queue. Returns their number. */
export async function requeue({ db }: Store): Promise<bigint> {
  const update = db
    .updateTable("outbox")
    .set({ failedAt: null, attempts: 0, dueAt: Date.now() })
    .where("failedAt", "is not", null);
  return (await retryConflicts(() => update.executeTakeFirst())).numUpdatedRows;
}

/** The lead of a message; undefined if it is gone. */
export function leadOf({ db }: Store, { leadId }: Delivery) {
  return db.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirst();
}

/** The subscriber of a message; undefined if it is gone. */
export function subscriberOf({ db }: Store, { subscriberId }: Delivery) {
  return db.selectFrom("subscribers").selectAll().where("id", "=", subscriberId).executeTakeFirst();
}

/** Updates a message only if no other worker has claimed it since. */
function updateIfLatest({ db }: Store, { id, attempts }: Delivery) {
  return db
    .updateTable("outbox")
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("sentAt", "is", null);
}

/** Groups the waiting messages by channel and reason: how many there are, since when, and when the next try is. */
export function findWaitingMessages({ db }: Store) {
  return db
    .selectFrom("outbox")
    .where("sentAt", "is", null)
    .where("failedAt", "is", null)
    .groupBy(["channel", "lastError"])
    .select(({ fn }) => [
      "channel",
      "lastError",
      fn.countAll<number>().as("messages"),
      fn.min<number>("createdAt").as("oldestAt"),
      fn.min<number>("dueAt").as("nextTryAt"),
    ])
    .orderBy("channel")
    .orderBy("oldestAt")
    .execute();
}

/** Counts the messages of each channel: waiting ones, those of them that have failed before, and dead letters. */
export async function countMessages({ db }: Store) {
  const counted = await db
    .selectFrom("outbox")
    .where("sentAt", "is", null)
    .groupBy("channel")
    .select(({ fn }) => [
      "channel",
      fn.countAll<number>().filterWhere("failedAt", "is", null).as("waiting"),
      fn.count<number>("lastError").filterWhere("failedAt", "is", null).as("retried"),
      fn.min<number | null>("createdAt").filterWhere("failedAt", "is", null).as("oldestAt"),
      fn.count<number>("failedAt").as("dead"),
    ])
    .execute();
  return channels.map((channel) => ({
    ...{ channel, waiting: 0, retried: 0, oldestAt: null, dead: 0 },
    ...counted.find((row) => row.channel === channel),
  }));
}

/** Adds a message to the outbox, within the transaction of its cause. */
export async function enqueue(
  db: Kysely<Tables>,
  message: OutboxTable["message"],
  about: Partial<Pick<OutboxTable, "leadId" | "subscriberId">>,
): Promise<void> {
  const channel = message === "team" || message === "confirmation" ? "mail" : "webhook";
  const now = Date.now();
  const row = { id: randomUUID(), channel, message, createdAt: now, dueAt: now } as const;
  await db
    .insertInto("outbox")
    .values({ ...row, ...about, attempts: 0 })
    .execute();
}
