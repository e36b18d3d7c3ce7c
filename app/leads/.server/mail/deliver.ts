import type { Config } from "../../../config/config.ts";
import { newConfirmationToken } from "../newsletter.ts";
import type { Delivery } from "../outbox/queue.ts";
import type { Store } from "../store/store.ts";
import { confirmationMail } from "./confirmation.ts";
import type { Mail } from "./mail.ts";
import { teamMail } from "./team.ts";
import type { MailTransport } from "./transport.ts";

/** Composes and sends the mails of the outbox. They are composed when they are sent, so that links don't expire in the queue. */
export function mailDelivery(
  store: Store,
  transport: MailTransport,
  config: Pick<Config, "leadsTo" | "siteUrl">,
): (delivery: Delivery) => Promise<void> {
  return async (delivery) => {
    const mail = await write(store, delivery, config);
    if (mail) await transport.send(mail, delivery.id);
  };
}

/** Undefined if the lead or the pending subscription is gone. */
async function write(
  store: Store,
  { message, leadId, subscriberId }: Delivery,
  { leadsTo, siteUrl }: Pick<Config, "leadsTo" | "siteUrl">,
): Promise<Mail | undefined> {
  if (message === "team") {
    const lead = await store.db
      .selectFrom("leads")
      .selectAll()
      .where("id", "=", leadId)
      .executeTakeFirst();
    return lead && teamMail(lead, leadsTo);
  }
  const subscriber = await store.db
    .selectFrom("subscribers")
    .selectAll()
    .where("id", "=", subscriberId)
    .where("status", "=", "pending")
    .executeTakeFirst();
  if (!subscriber) return undefined;
  const token = await newConfirmationToken(store, subscriber.id);
  return confirmationMail(subscriber, token, siteUrl);
}
