import type { Kind } from "../../schema.ts";
import { type LeadRecord, leadRecord, subscriberRecord } from "../record.ts";
import { inPages } from "../store/pages.ts";
import type { Store } from "../store/store.ts";

export interface Selection {
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
