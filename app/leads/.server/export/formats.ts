import { forms, type Kind, kinds } from "../../schema.ts";
import type { LeadRecord } from "../record.ts";
import { csvLine } from "./csv.ts";

type Column = keyof LeadRecord;

interface Shape {
  readonly kind?: Kind | undefined;
  readonly spam: boolean;
}

/** An object a line. */
export async function* jsonl(records: AsyncIterable<LeadRecord>): AsyncGenerator<string> {
  for await (const record of records) yield `${JSON.stringify(record)}\n`;
}

/** A table, as spreadsheets read it. */
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

/** The same columns whatever there is to export: the fields of the forms in their order. */
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
