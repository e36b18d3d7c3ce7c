import type { Locale } from "../../../i18n/locales.ts";
import type { Kind } from "../../schema.ts";

/** Milliseconds since 1970. Times and flags (0 or 1) are numbers in both databases. */
type Time = number;

/** The tables of the database, where columns are in snake case. */
export interface Tables {
  leads: LeadsTable;
  subscribers: SubscribersTable;
  consents: ConsentsTable;
  confirmationTokens: ConfirmationTokensTable;
  outbox: OutboxTable;
  health: { id: number; checkedAt: Time };
  sandboxRows: SandboxRowsTable;
}

/** Submissions of forms. */
export interface LeadsTable {
  id: string;
  kind: Kind;
  createdAt: Time;
  locale: Locale;
  /** Normalized, for lookups. The fields have the address as it was typed. */
  email: string;
  /** The values by field name, as JSON. Text, because a JSON column of PostgreSQL refuses U+0000. */
  fields: string;
  /** 1 for suspected spam, which is stored and not delivered. */
  spam: number;
  /** Digest of the form's token and values, which is unique, so that a form sent twice is one lead. */
  submission: string;
}

/** Subscribers of the newsletter. */
export interface SubscribersTable {
  id: string;
  email: string;
  locale: Locale;
  status: "pending" | "confirmed" | "unsubscribed";
  /** In plain text: exports and mails need it, and it only allows unsubscribing. */
  unsubscribeToken: string;
  requestedAt: Time;
  confirmedAt: Time | null;
  unsubscribedAt: Time | null;
}

/** The consents that people gave, with the text that they read (GDPR, article 7(1)). */
export interface ConsentsTable {
  id: string;
  leadId: string | null;
  subscriberId: string | null;
  notice: string;
  locale: Locale;
  createdAt: Time;
}

/** Tokens of confirmation mails, as digests. */
export interface ConfirmationTokensTable {
  hash: string;
  subscriberId: string;
  expiresAt: Time;
  usedAt: Time | null;
}

/** Messages to deliver, and their state. */
export interface OutboxTable {
  /** The receiver can recognize a repeated delivery by it. */
  id: string;
  channel: "mail" | "webhook";
  message:
    | "team"
    | "confirmation"
    | "lead.created"
    | "subscriber.confirmed"
    | "subscriber.unsubscribed";
  leadId: string | null;
  subscriberId: string | null;
  createdAt: Time;
  /** When the next attempt is due; during an attempt, when its lease expires. */
  dueAt: Time;
  /** The number of attempts, which also identifies the latest one. */
  attempts: number;
  lastError: string | null;
  sentAt: Time | null;
  /** When the message became a dead letter. */
  failedAt: Time | null;
}

/** The state of the API's sandbox. */
export interface SandboxRowsTable {
  readonly id: string;
  /** A digest of the key and the client's network. */
  readonly owner: string;
  /** The ID of the row that it belongs to, or its kind. */
  readonly parent: string;
  readonly createdAt: Time;
  readonly expiresAt: Time;
  /** JSON. */
  readonly body: string;
}
