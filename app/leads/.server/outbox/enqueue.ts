import { randomUUID } from "node:crypto";
import type { Store } from "../store/store.ts";
import type { OutboxTable } from "../store/tables.ts";

type Message = OutboxTable["message"];

const channels: Readonly<Record<Message, OutboxTable["channel"]>> = {
  team: "mail",
  confirmation: "mail",
  "lead.created": "webhook",
  "subscriber.confirmed": "webhook",
  "subscriber.unsubscribed": "webhook",
};

/** Adds a message to the outbox, within the transaction of its cause. */
export async function enqueue(
  { db, now }: Pick<Store, "db" | "now">,
  message: Message,
  about: Partial<Pick<OutboxTable, "leadId" | "subscriberId">>,
): Promise<void> {
  await db
    .insertInto("outbox")
    .values({
      id: randomUUID(),
      channel: channels[message],
      message,
      leadId: about.leadId ?? null,
      subscriberId: about.subscriberId ?? null,
      createdAt: Date.now(),
      dueAt: now,
      attempts: 0,
      lastError: null,
      sentAt: null,
      failedAt: null,
    })
    .execute();
}
