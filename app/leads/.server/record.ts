import type { Locale } from "../../i18n/locales.ts";
import { newsletterUrl } from "../newsletter-paths.ts";
import type { Values } from "../schema.ts";
import type { LeadsTable, SubscribersTable } from "./store/tables.ts";

/** A lead or a subscriber in exports and webhooks. */
export type LeadRecord = Values & {
  readonly kind: string;
  readonly createdAt: string;
  readonly locale: Locale;
  readonly confirmedAt?: string;
  readonly unsubscribedAt?: string;
  /** For the List-Unsubscribe header and the footer of newsletters to this address (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly spam?: boolean;
};

/** Creates the record of a lead. */
export function toLeadRecord({ kind, createdAt, locale, fields }: LeadsTable): LeadRecord {
  return { kind, createdAt: isoTime(createdAt), locale, ...readFields(fields) };
}

/** Creates the record of a subscriber, with the URL to unsubscribe. */
export function toSubscriberRecord(
  { email, locale, requestedAt, confirmedAt, unsubscribedAt, unsubscribeToken }: SubscribersTable,
  siteUrl: string,
): LeadRecord {
  return {
    kind: "newsletter",
    createdAt: isoTime(requestedAt),
    locale,
    email,
    ...(confirmedAt && { confirmedAt: isoTime(confirmedAt) }),
    ...(unsubscribedAt && { unsubscribedAt: isoTime(unsubscribedAt) }),
    unsubscribeUrl: newsletterUrl(siteUrl, locale, "unsubscribe", unsubscribeToken),
  };
}

/** Parses the stored fields of a lead. */
export function readFields(json: string): Values {
  return JSON.parse(json);
}

/** Formats a time as in 2026-11-21T15:30:00.000Z. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
