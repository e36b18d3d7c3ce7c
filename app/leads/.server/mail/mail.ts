import type { Locale } from "../../../i18n/locales.ts";

/** A mail without its sender and Message-ID. */
export interface Mail {
  /** The language of the text and of the sender's name. */
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
