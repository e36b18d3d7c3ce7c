import { forms, type Kind, kinds } from "../schema.ts";
import { type LeadRecord, leadRecord, subscriberRecord } from "./record.ts";
import { inPages } from "./store/pages.ts";
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
  store: Store,
  selection: Selection,
  siteUrl: string,
): AsyncGenerator<LeadRecord> {
  yield* leads(store, selection);
  const { kind = "newsletter" } = selection;
  if (kind === "newsletter") yield* subscribers(store, selection, siteUrl);
}

/** Newsletter requests are not leads until they are confirmed, except suspected spam. */
async function* leads({ db }: Store, { kind, since, spam }: Selection): AsyncGenerator<LeadRecord> {
  const rows = inPages(
    (after, limit) =>
      db
        .selectFrom("leads")
        .selectAll()
        .where(({ or, eb }) => or([eb("kind", "!=", "newsletter"), eb("spam", "=", 1)]))
        .where(({ eb, refTuple, tuple }) => eb(refTuple("createdAt", "id"), ">", tuple(...after)))
        .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? "contact"))
        .$if(!spam, (query) => query.where("spam", "=", 0))
        .orderBy("createdAt")
        .orderBy("id")
        .limit(limit)
        .execute(),
    ({ createdAt, id }) => [createdAt, id],
    since,
  );
  for await (const row of rows) {
    yield { ...leadRecord(row), ...(spam && { spam: row.spam === 1 }) };
  }
}

async function* subscribers(
  { db }: Store,
  { since }: Selection,
  siteUrl: string,
): AsyncGenerator<LeadRecord> {
  const rows = inPages(
    (after, limit) =>
      db
        .selectFrom("subscribers")
        .selectAll()
        .where("status", "=", "confirmed")
        .where(({ eb, refTuple, tuple }) => eb(refTuple("confirmedAt", "id"), ">", tuple(...after)))
        .orderBy("confirmedAt")
        .orderBy("id")
        .limit(limit)
        .execute(),
    ({ confirmedAt, id }) => [confirmedAt ?? 0, id],
    since,
  );
  for await (const row of rows) yield subscriberRecord(row, siteUrl);
}

type Column = keyof LeadRecord;

interface Shape {
  readonly kind?: Kind | undefined;
  readonly spam: boolean;
}

/** Formats records as JSON Lines. JSON itself leaves U+007F to U+009F as they are. */
export async function* jsonl(records: AsyncIterable<LeadRecord>): AsyncGenerator<string> {
  for await (const record of records) yield `${escapeControls(JSON.stringify(record))}\n`;
}

/** Formats records as CSV. */
export async function* csv(
  records: AsyncIterable<LeadRecord>,
  shape: Shape,
): AsyncGenerator<string> {
  const columns = columnsOf(shape);
  yield csvLine(columns);
  for await (const record of records) {
    yield csvLine(columns.map((column) => String(record[column] ?? "")));
  }
}

/** The columns: the fields of the forms in their order. They don't depend on the records. */
function columnsOf({ kind, spam }: Shape): Column[] {
  const wanted = kind ? [kind] : kinds;
  const fields = wanted.flatMap((name) => forms[name].map((field) => field.name));
  const ofSubscribers: Column[] = ["confirmedAt", "unsubscribeUrl"];
  return [
    "kind",
    "createdAt",
    "locale",
    ...new Set(fields),
    ...(wanted.includes("newsletter") ? ofSubscribers : []),
    ...(spam ? (["spam"] as const) : []),
  ];
}

/**
 * Formats a line of CSV (RFC 4180). A cell that spreadsheets would evaluate as a formula is prefixed with an
 * apostrophe, which makes it text. https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(text: string): string {
  const visible = escapeControls(text);
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(visible) ? `'${visible}` : visible;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Writes control characters, which a terminal would obey, as JSON does: ESC as \u001b. Tabs and line breaks stay, but for
 * a carriage return alone, with which a text could overwrite what stands before it.
 */
function escapeControls(text: string): string {
  return text.replace(
    /\r(?!\n)|[^\P{Cc}\t\r\n]/gu,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
