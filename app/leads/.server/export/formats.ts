import { forms, type Kind, kinds } from "../../schema.ts";
import type { LeadRecord } from "../record.ts";
import { csvLine, escapeControls } from "./csv.ts";

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
