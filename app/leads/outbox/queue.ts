import { sql } from "kysely";
import type { Store } from "../store/store.ts";
import type { OutboxTable } from "../store/tables.ts";

const channels = ["mail", "webhook"] as const satisfies readonly OutboxTable["channel"][];

/** A message that this process, and no other, tries to deliver. */
export type Delivery = Pick<OutboxTable, "id" | "message" | "leadId" | "subscriberId" | "attempts">;

/**
 * Takes the message that has waited longest. For the time of the lease it is due for nobody else; who
 * dies on the way leaves it to whoever looks after that.
 */
export function claim(
  { db, engine, now }: Store,
  channel: OutboxTable["channel"],
  lease: number,
): Promise<Delivery | undefined> {
  const oldest = db
    .selectFrom("outbox")
    .select("id")
    .where("channel", "=", channel)
    .where("sentAt", "is", null)
    .where("failedAt", "is", null)
    .where("dueAt", "<=", now)
    .orderBy("dueAt")
    .limit(1)
    // Other replicas pass over the row instead of waiting for it. SQLite has one writer at a time anyway.
    .$if(engine === "postgres", (query) => query.forUpdate().skipLocked());
  return db
    .updateTable("outbox")
    .set((row) => ({
      dueAt: sql<number>`${now} + ${sql.lit(lease)}`,
      attempts: row("attempts", "+", 1),
    }))
    .where("id", "=", oldest)
    .returning(["id", "message", "leadId", "subscriberId", "attempts"])
    .executeTakeFirst();
}

/** Prolongs the lease of a delivery that takes its time. */
export async function keep(store: Store, delivery: Delivery, lease: number): Promise<void> {
  await ifLatest(store, delivery)
    .set({ dueAt: sql<number>`${store.now} + ${sql.lit(lease)}` })
    .execute();
}

/** The message has arrived: true even if someone else has taken over meanwhile, or given up. */
export async function settle({ db }: Store, { id }: Delivery): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ sentAt: Date.now(), failedAt: null, lastError: null })
    .where("id", "=", id)
    .where("sentAt", "is", null)
    .execute();
}

/** The try has failed; the next one is due after a while. */
export async function postpone(
  store: Store,
  delivery: Delivery,
  error: string,
  delay: number,
): Promise<void> {
  await ifLatest(store, delivery)
    .set({ dueAt: sql<number>`${store.now} + ${sql.lit(delay)}`, lastError: error })
    .execute();
}

/** There will be no next try, unless someone asks for it. */
export async function giveUp(store: Store, delivery: Delivery, error: string): Promise<void> {
  await ifLatest(store, delivery).set({ failedAt: Date.now(), lastError: error }).execute();
}

/** Puts every dead letter back into the queue. */
export async function requeue({ db, now }: Store): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ failedAt: null, attempts: 0, dueAt: now })
    .where("failedAt", "is not", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Who lost the lease has no say any more. */
function ifLatest({ db }: Store, { id, attempts }: Delivery) {
  return db
    .updateTable("outbox")
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("sentAt", "is", null);
}

/** What a channel owes. */
export interface ChannelDepth {
  readonly channel: OutboxTable["channel"];
  readonly waiting: number;
  /** How many of those that wait have failed before. */
  readonly retried: number;
  /** When the message was put there that has waited longest. */
  readonly oldestAt: number | undefined;
  /** Dead letters. */
  readonly dead: number;
}

/** How many messages wait, and how many are dead letters. Both are counted in an index that has no others. */
export async function countMessages({ db }: Store): Promise<ChannelDepth[]> {
  const unsent = db.selectFrom("outbox").where("sentAt", "is", null).groupBy("channel");
  const waiting = await unsent
    .where("failedAt", "is", null)
    .select(({ fn }) => [
      "channel",
      fn.countAll<number>().as("waiting"),
      fn.count<number>("lastError").as("retried"),
      fn.min<number>("createdAt").as("oldestAt"),
    ])
    .execute();
  const dead = await unsent
    .where("failedAt", "is not", null)
    .select(({ fn }) => ["channel", fn.countAll<number>().as("dead")])
    .execute();
  return channels.map((channel) => ({
    ...{ channel, waiting: 0, retried: 0, oldestAt: undefined, dead: 0 },
    ...waiting.find((row) => row.channel === channel),
    ...dead.find((row) => row.channel === channel),
  }));
}
