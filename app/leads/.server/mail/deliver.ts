import { createTransport } from "nodemailer";
import type { Config } from "../../../http/shared/config.ts";
import { site } from "../../../site/site.ts";
import { newConfirmationToken } from "../newsletter.ts";
import { type Delivery, leadOf, subscriberOf } from "../outbox/queue.ts";
import { PermanentFailure } from "../outbox/retry-policy.ts";
import type { Store } from "../store/store.ts";
import { writeConfirmation, writeTeamMail } from "./messages.ts";

/** In milliseconds, together less than a lease (outbox/retry-policy.ts). A mail that takes longer is retried later. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** Milliseconds without a mail after which a connection is closed. */
const idleTimeout = 5_000;

/**
 * Opens a pool of SMTP connections for the mails of the outbox. They are composed when they are sent, so that links don't
 * expire in the queue. `deliver` resolves when the server has accepted a mail.
 */
export function openMail(
  store: Store,
  url: string,
  config: Pick<Config, "leadsTo" | "mailFrom" | "siteUrl">,
) {
  const transport = createTransport({
    ...timeouts,
    pool: true,
    idleTimeout,
    // The outbox retries.
    maxRequeues: 0,
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { mailFrom, siteUrl } = config;
  async function deliver(delivery: Delivery): Promise<void> {
    const composed = await composeMail(store, delivery, config);
    if (!composed) return;
    const { locale, headers, ...mail } = composed;
    try {
      await transport.sendMail({
        ...mail,
        from: { name: mailFrom.name ?? site.name[locale], address: mailFrom.address },
        messageId: `<${delivery.id}@${new URL(siteUrl).hostname}>`,
        // Prevents automatic replies (RFC 3834).
        headers: { "Auto-Submitted": "auto-generated", ...headers },
      });
    } catch (error) {
      throw isRefusal(error) ? new PermanentFailure(error.message, { cause: error }) : error;
    }
  }
  return { deliver, close: () => transport.close() };
}

/** Composes a mail; undefined if the lead or the pending subscription is gone. */
async function composeMail(
  store: Store,
  delivery: Delivery,
  { leadsTo, siteUrl }: Pick<Config, "leadsTo" | "siteUrl">,
) {
  if (delivery.message === "team") {
    const lead = await leadOf(store, delivery);
    return lead && writeTeamMail(lead, leadsTo);
  }
  const subscriber = await subscriberOf(store, delivery);
  if (subscriber?.status !== "pending") return undefined;
  const token = await newConfirmationToken(store, subscriber.id);
  return writeConfirmation(subscriber, token, siteUrl);
}

/**
 * Whether the server has permanently refused the recipient or the text (RFC 5321, section 4.2.1). If it refuses
 * the password or the sender, the configuration is wrong, and the mail may be sent later.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !("permanent" in error && "command" in error)) return false;
  return error.permanent === true && ["RCPT TO", "DATA"].includes(String(error.command));
}
