import type { Locale } from "../../../i18n/locales.ts";
import type { Kind } from "../../schema.ts";

/** Times are milliseconds since 1970, flags are 0 or 1: both databases have numbers and texts. */
type Time = number;

/** The database, by its tables. Columns are in snake case there. */
export interface Tables {
  leads: LeadsTable;
  subscribers: SubscribersTable;
  consents: ConsentsTable;
  confirmationTokens: ConfirmationTokensTable;
  outbox: OutboxTable;
  health: { id: number; checkedAt: Time };
}

/** What was sent with a form. */
export interface LeadsTable {
  id: string;
  kind: Kind;
  createdAt: Time;
  locale: Locale;
  /** In one spelling, to look it up by; as typed it is among the fields. */
  email: string;
  /** The values by field name, as JSON. Text, because a JSON column of PostgreSQL refuses U+0000. */
  fields: string;
  /** Suspected spam is kept, but nobody is told of it. */
  spam: number;
  /** Digest of the form's token and what it was sent with: unique, so that sending twice is one lead. */
  submission: string;
}

/** Addresses of the newsletter. */
export interface SubscribersTable {
  id: string;
  email: string;
  locale: Locale;
  status: "pending" | "confirmed" | "unsubscribed";
  /** Kept as it is: exports and mails need it for as long as someone subscribes, and all it opens is the exit. */
  unsubscribeToken: string;
  requestedAt: Time;
  confirmedAt: Time | null;
  unsubscribedAt: Time | null;
}

/** What people agreed to, in the words that they read (GDPR, article 7(1)). */
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

/** Messages that are owed, and what became of them. */
export interface OutboxTable {
  /** Also the name by which the receiver can tell a repetition. */
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
  /** Not to be tried before; while someone tries, the moment at which others may take over. */
  dueAt: Time;
  /** How often it was tried. Also tells whether a try is still the latest one. */
  attempts: number;
  lastError: string | null;
  sentAt: Time | null;
  /** Given up: a dead letter, until someone puts it back into the queue. */
  failedAt: Time | null;
}
