import { createTransport } from "nodemailer";
import type { Config } from "../../../config/config.ts";
import { site } from "../../../site.ts";
import { PermanentFailure } from "../outbox/permanent-failure.ts";
import type { Mail } from "./mail.ts";

/** Milliseconds. A server that takes longer gets the mail again later. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** Connections are reused, and closed after this many milliseconds without a mail. */
const idleTimeout = 5_000;

export interface MailTransport {
  /** Sends one mail, and resolves once the server has taken it over. `id` makes its Message-ID. */
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
    // Retries are the outbox's job.
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
        // Keeps auto-replies away (RFC 3834).
        headers: { "Auto-Submitted": "auto-generated", ...headers },
      });
    } catch (error) {
      throw isRefusal(error) ? new PermanentFailure(error.message, { cause: error }) : error;
    }
  }
  return { send, close: () => transport.close() };
}

/**
 * Whether the server will never take this mail: it refused the recipient or the text for good (RFC 5321,
 * 4.2.1). If it refuses the password or the sender, the site is configured wrong and the mail is not.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !("permanent" in error && "command" in error)) return false;
  return error.permanent === true && ["RCPT TO", "DATA"].includes(String(error.command));
}
