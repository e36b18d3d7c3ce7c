import { createHmac } from "node:crypto";
import type { Config, WebhookTarget } from "../../http/shared/config.ts";
import { type Delivery, leadOf, subscriberOf } from "./outbox/queue.ts";
import { type LeadRecord, leadRecord, subscriberRecord } from "./record.ts";
import type { Store } from "./store/store.ts";

/** In milliseconds. A request that takes longer is retried later. */
const timeout = 15_000;

/** Sends the webhooks of the outbox. Every status but 2xx is a failure, including redirects. */
export function webhookDelivery(
  store: Store,
  { url, secret }: WebhookTarget,
  { siteUrl }: Pick<Config, "siteUrl">,
): (delivery: Delivery) => Promise<void> {
  return async (delivery) => {
    const data = await read(store, delivery, siteUrl);
    if (!data) return;
    const now = new Date();
    const body = JSON.stringify({ type: delivery.message, timestamp: now.toISOString(), data });
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...signedHeaders(secret, delivery.id, Math.floor(now.getTime() / 1000), body),
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
async function read(
  store: Store,
  delivery: Delivery,
  siteUrl: string,
): Promise<LeadRecord | undefined> {
  if (delivery.message === "lead.created") {
    const lead = await leadOf(store, delivery);
    return lead && leadRecord(lead);
  }
  const subscriber = await subscriberOf(store, delivery);
  const isConfirmed = subscriber?.status === "confirmed";
  const isOutdated = isConfirmed !== (delivery.message === "subscriber.confirmed");
  return subscriber && !isOutdated ? subscriberRecord(subscriber, siteUrl) : undefined;
}

/**
 * The headers of a webhook by the Standard Webhooks specification: its ID, which retries share, the time, and an
 * HMAC of both and the body. https://www.standardwebhooks.com
 */
export function signedHeaders(
  secret: string,
  id: string,
  seconds: number,
  body: string,
): Record<string, string> {
  const signature = createHmac("sha256", keyOf(secret)).update(`${id}.${seconds}.${body}`);
  return {
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": `v1,${signature.digest("base64")}`,
  };
}

/** The key of a secret: base64 after `whsec_`, as in the specification, and otherwise the text itself. */
function keyOf(secret: string): Buffer {
  const prefix = "whsec_";
  if (!secret.startsWith(prefix)) return Buffer.from(secret);
  return Buffer.from(secret.slice(prefix.length), "base64");
}
