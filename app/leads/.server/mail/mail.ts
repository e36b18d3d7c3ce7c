import type { Locale } from "../../../i18n/locales.ts";

/** A mail of the site, before it knows its sender and its id. */
export interface Mail {
  /** The language it is written in, and the sender's name. */
  readonly locale: Locale;
  readonly to: string;
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}
