import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { OutboxTable, Tables } from "../store/tables.ts";

type Message = OutboxTable["message"];

const channels: Readonly<Record<Message, OutboxTable["channel"]>> = {
  team: "mail",
  confirmation: "mail",
  "lead.created": "webhook",
  "subscriber.confirmed": "webhook",
  "subscriber.unsubscribed": "webhook",
};

/** Puts a message into the outbox; part of the transaction that makes it necessary. */
export async function owe(
  db: Kysely<Tables>,
  message: Message,
  about: Partial<Pick<OutboxTable, "leadId" | "subscriberId">>,
): Promise<void> {
  const now = Date.now();
  await db
    .insertInto("outbox")
    .values({
      id: randomUUID(),
      channel: channels[message],
      message,
      leadId: about.leadId ?? null,
      subscriberId: about.subscriberId ?? null,
      createdAt: now,
      dueAt: now,
      attempts: 0,
      lastError: null,
      sentAt: null,
      failedAt: null,
    })
    .execute();
}
