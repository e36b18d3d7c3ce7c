import { createHmac } from "node:crypto";
import type { Log } from "../../../config/log.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { clientBucket, wideNetwork } from "../client-network.ts";
import { errorMessage } from "../error-message.ts";
import { isoTime } from "../record.ts";
import type { Store } from "../store/store.ts";
import type { SearchMissesTable } from "../store/tables.ts";

/** A search that found nothing, and the IP address of the client. */
export interface SearchMiss {
  /** As `reportableTerm` returns it. */
  readonly term: string;
  readonly locale: Locale;
  readonly address: string;
}

/** In milliseconds: searches are written together, so that none waits for the disk. */
const writeInterval = 1_000;

/** More searches between two writes are dropped. */
const maxPending = 100;

/** Rows of a day; with the retention, this bounds the table to about 10 MB. */
const maxPerDay = 2_000;

/** Searches of a client in a day. Each process counts for itself. */
const maxPerClient = 20;

interface RecorderOptions {
  /** The secret that keys the hashes. */
  key: string;
  /** Undefined while the store can't be opened: searches are then dropped. */
  current: () => Store | undefined;
  log: Log;
}

/** Records searches without results for the owner's report. */
export function createSearchMissRecorder({ key, current, log }: RecorderOptions) {
  const isWithinLimit = limitPerDay();
  const pending = new Map<string, Omit<SearchMiss, "address">>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = Promise.resolve();

  async function writePending(): Promise<void> {
    const day = isoDay(Date.now());
    const rows = Array.from(pending, ([source, miss]) => ({ source, ...miss, day }));
    pending.clear();
    const store = current();
    if (!store || rows.length === 0) return;
    try {
      await insert(store, day, rows);
    } catch (error) {
      log.error({ reason: errorMessage(error) }, "could not record searches");
    }
  }

  /** Writes what is pending. */
  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    written = written.then(writePending);
    return written;
  }

  /** Takes a search; it is written later. */
  function record({ term, locale, address }: SearchMiss): void {
    if (pending.size >= maxPending || !isWithinLimit(address)) return;
    pending.set(sourceOf(key, { term, locale, address }), { term, locale });
    timer ??= setTimeout(write, writeInterval).unref();
  }

  return { record, write };
}

/** Counts the searches of clients, in as many buckets as `clientBucket` has, and forgets them when a day is over. */
function limitPerDay(): (address: string) => boolean {
  const counts = new Map<number, number>();
  let day = "";
  return (address) => {
    const today = isoDay(Date.now());
    if (today !== day) counts.clear();
    day = today;
    const bucket = clientBucket(address);
    const count = (counts.get(bucket) ?? 0) + 1;
    counts.set(bucket, count);
    return count <= maxPerClient;
  };
}

/**
 * Identifies a network's search. As the term is part of the hash, rows don't tell what else the same network has
 * searched for.
 */
function sourceOf(key: string, { term, locale, address }: SearchMiss): string {
  const text = [wideNetwork(address), locale, term].join("\n");
  return createHmac("sha256", key).update(text).digest("base64url");
}

async function insert(
  { db }: Store,
  day: string,
  rows: readonly SearchMissesTable[],
): Promise<void> {
  const { count } = await db
    .selectFrom("searchMisses")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  const room = maxPerDay - Number(count);
  if (room <= 0) return;
  await db
    .insertInto("searchMisses")
    .values(rows.slice(0, room))
    .onConflict((conflict) => conflict.column("source").doUpdateSet({ day }))
    .execute();
}

/** The day of a time in UTC, as in 2026-11-22. */
export function isoDay(milliseconds: number): string {
  return isoTime(milliseconds).slice(0, 10);
}
