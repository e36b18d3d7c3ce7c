import type { Config, WebhookTarget } from "../../http/shared/config.ts";
import { type Delivery, leadOf, subscriberOf } from "./outbox/queue.ts";
import { type LeadRecord, toLeadRecord, toSubscriberRecord } from "./record.ts";
import { signHeaders } from "./sign-webhook.ts";
import type { Store } from "./store/store.ts";

/** In milliseconds. A request that takes longer is retried later. */
const timeout = 15_000;

/** Returns a function that sends a webhook of the outbox. Every status except 2xx is a failure, including redirects. */
export function createDelivery(
  store: Store,
  { url, secret }: WebhookTarget,
  { siteUrl }: Pick<Config, "siteUrl">,
): (delivery: Delivery) => Promise<void> {
  return async (delivery) => {
    const data = await readPayload(store, delivery, siteUrl);
    if (!data) return;
    const now = new Date();
    const body = JSON.stringify({ type: delivery.message, timestamp: now.toISOString(), data });
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...signHeaders(secret, delivery.id, Math.floor(now.getTime() / 1000), body),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
  };
}

/**
 * Reads the payload. Undefined if its subject is gone or the event is outdated: retried events may arrive in another
 * order, and a late "confirmed" must not resubscribe someone who has unsubscribed.
 */
async function readPayload(
  store: Store,
  delivery: Delivery,
  siteUrl: string,
): Promise<LeadRecord | undefined> {
  if (delivery.message === "lead.created") {
    const lead = await leadOf(store, delivery);
    return lead && toLeadRecord(lead);
  }
  const subscriber = await subscriberOf(store, delivery);
  const isConfirmed = subscriber?.status === "confirmed";
  const isOutdated = isConfirmed !== (delivery.message === "subscriber.confirmed");
  return subscriber && !isOutdated ? toSubscriberRecord(subscriber, siteUrl) : undefined;
}
