import { createTransport } from "nodemailer";
import type { Config } from "../../../http/shared/config.ts";
import { site } from "../../../site/site.ts";
import { newConfirmationToken } from "../newsletter.ts";
import type { Delivery } from "../outbox/queue.ts";
import { PermanentFailure } from "../outbox/retry-policy.ts";
import type { Store } from "../store/store.ts";
import { confirmationMail, type Mail, teamMail } from "./messages.ts";

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

/** In milliseconds. A mail that takes longer is retried later. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** Connections are closed after so many milliseconds without a mail. */
const idleTimeout = 5_000;

export interface MailTransport {
  /** Sends a mail with a Message-ID made of `id`; resolves when the server has accepted it. */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

/** Opens a pool of SMTP connections. */
export function openTransport(
  url: string,
  { mailFrom, siteUrl }: Pick<Config, "mailFrom" | "siteUrl">,
): MailTransport {
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
  const { hostname } = new URL(siteUrl);
  async function send({ locale, to, replyTo, subject, text, headers }: Mail, id: string) {
    try {
      await transport.sendMail({
        from: { name: mailFrom.name ?? site.name[locale], address: mailFrom.address },
        to: { name: "", address: to },
        ...(replyTo && { replyTo }),
        subject,
        text,
        messageId: `<${id}@${hostname}>`,
        // Prevents automatic replies (RFC 3834).
        headers: { "Auto-Submitted": "auto-generated", ...headers },
      });
    } catch (error) {
      throw isRefusal(error) ? new PermanentFailure(error.message, { cause: error }) : error;
    }
  }
  return { send, close: () => transport.close() };
}

/**
 * Whether the server has permanently refused the recipient or the text (RFC 5321, section 4.2.1). If it refuses
 * the password or the sender, the configuration is wrong, and the mail may be sent later.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !("permanent" in error && "command" in error)) return false;
  return error.permanent === true && ["RCPT TO", "DATA"].includes(String(error.command));
}
