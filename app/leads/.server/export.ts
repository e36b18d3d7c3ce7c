import { forms, type Kind, kinds } from "../schema.ts";
import { type LeadRecord, toLeadRecord, toSubscriberRecord } from "./record.ts";
import type { Store } from "./store/store.ts";

interface Selection {
  /** Undefined for all kinds. */
  readonly kind?: Kind | undefined;
  /** Only records that were received or confirmed since then, in milliseconds since 1970. */
  readonly since: number;
  /** Whether to include suspected spam. */
  readonly spam: boolean;
}

/** Yields messages and applications, then the newsletter's confirmed subscribers. */
export async function* exportRecords(
  { db }: Store,
  { kind, since, spam }: Selection,
  siteUrl: string,
): AsyncGenerator<LeadRecord> {
  const leads = await db
    .selectFrom("leads")
    .selectAll()
    .where("createdAt", ">=", since)
    .where("kind", "in", kind ? [kind] : kinds)
    .where("spam", "in", spam ? [0, 1] : [0])
    // Newsletter requests are not leads until they are confirmed, except suspected spam.
    .where(({ or, eb }) => or([eb("kind", "!=", "newsletter"), eb("spam", "=", 1)]))
    .orderBy("createdAt")
    .execute();
  for (const row of leads) yield { ...toLeadRecord(row), ...(spam && { spam: row.spam === 1 }) };
  if (kind && kind !== "newsletter") return;
  const subscribers = await db
    .selectFrom("subscribers")
    .selectAll()
    .where("status", "=", "confirmed")
    .where("confirmedAt", ">=", since)
    .orderBy("confirmedAt")
    .execute();
  for (const row of subscribers) yield toSubscriberRecord(row, siteUrl);
}

/** Formats records as JSON Lines. JSON itself leaves U+007F to U+009F as they are. */
export async function* jsonl(records: AsyncIterable<LeadRecord>): AsyncGenerator<string> {
  for await (const record of records) yield `${escapeControls(JSON.stringify(record))}\n`;
}

/** Formats records as CSV. The columns don't depend on the records: they are the fields of the forms in their order. */
export async function* csv(
  records: AsyncIterable<LeadRecord>,
  { kind, spam }: Omit<Selection, "since">,
): AsyncGenerator<string> {
  const selected = kind ? [kind] : kinds;
  const columns = [
    ...(["kind", "createdAt", "locale"] as const),
    ...new Set(selected.flatMap((name) => forms[name].map((field) => field.name))),
    ...(selected.includes("newsletter") ? (["confirmedAt", "unsubscribeUrl"] as const) : []),
    ...(spam ? (["spam"] as const) : []),
  ];
  yield csvLine(columns);
  for await (const record of records) {
    yield csvLine(columns.map((column) => String(record[column] ?? "")));
  }
}

/**
 * Formats a line of CSV (RFC 4180). A cell that spreadsheets would evaluate as a formula is prefixed with an
 * apostrophe, which makes it text. https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvLine(cells: readonly string[]): string {
  const written = cells.map((text) => {
    const cell = escapeControls(text).replace(/^(?=[=+\-@\t\r\n＝＋－＠])/, "'");
    return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  });
  return `${written.join(",")}\r\n`;
}

/**
 * Writes control characters, which a terminal would obey, as JSON does: ESC as \u001b. Tabs and line breaks stay, except
 * for a lone carriage return, with which a text could overwrite the text before it.
 */
function escapeControls(text: string): string {
  return text.replace(
    /\r(?!\n)|[^\P{Cc}\t\r\n]/gu,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
