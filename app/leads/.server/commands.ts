import { parseArgs } from "node:util";
import { isDate } from "../../content/iso-date.ts";
import type { Config } from "../../http/shared/config.ts";
import { isEmail, normalizeEmail } from "../email.ts";
import { kinds } from "../schema.ts";
import { erase, findUndoneErasures, recordErasure } from "./erase.ts";
import { csv, exportRecords, jsonl } from "./export.ts";
import { findWaitingMessages, requeue, retryNow } from "./outbox/queue.ts";
import { defaultRetryPolicy } from "./outbox/retry-policy.ts";
import { isoTime, readFields } from "./record.ts";
import { backUp, restore } from "./store/backup.ts";
import { hasStore, openStore, type Store } from "./store/store.ts";
import type { LeadsTable, OutboxTable } from "./store/tables.ts";

/**
 * Runs a command with its arguments, and yields its output.
 * @throws if the arguments are wrong; the message says how
 */
export type Command = (args: string[], config: Config) => AsyncIterable<string>;

const flag = { type: "boolean", default: false } as const;
const text = { type: "string" } as const;

/** The commands of `npm run leads`; cli.ts says what each does. */
export const commands = {
  async *export(args, config) {
    const options = { format: text, kind: text, since: text, spam: flag };
    const { format, kind, since, spam } = parseArgs({ args, options }).values;
    const print = { jsonl, csv }[oneOf("--format", ["jsonl", "csv"], format)];
    const selection = {
      kind: kind === undefined ? undefined : oneOf("--kind", kinds, kind),
      since: parseTime(since),
      spam,
    };
    await using store = await openExisting(config);
    yield* print(exportRecords(store, selection, config.siteUrl), selection);
  },
  async *list(args, config) {
    const { failed, since } = parseArgs({ args, options: { failed: flag, since: text } }).values;
    const time = parseTime(since);
    await using store = await openExisting(config);
    yield* failed ? listFailed(store, time) : listLeads(store, time);
  },
  /** Columns: channel, number of messages, since when, the next try, the reason. */
  async *status(args, config) {
    parseArgs({ args });
    await using store = await openExisting(config);
    const waiting = await findWaitingMessages(store);
    if (waiting.length === 0) yield "Nothing waits.\n";
    for (const { channel, messages, oldestAt, nextTryAt, lastError } of waiting) {
      const times = [`since ${isoTime(oldestAt)}`, `next try ${isoTime(nextTryAt)}`];
      yield line(channel, `${messages} waiting`, ...times, lastError ?? "not tried yet");
    }
  },
  async *retry(args, config) {
    parseArgs({ args });
    await using store = await openExisting(config);
    yield `Messages to be tried now: ${await retryNow(store, defaultRetryPolicy)}.\n`;
  },
  async *requeue(args, config) {
    parseArgs({ args });
    await using store = await openExisting(config);
    yield `Messages to be tried again: ${await requeue(store)}.\n`;
  },
  async *erase(args, config) {
    const { values } = parseArgs({ args, options: { email: text, again: flag } });
    const email = normalizeEmail(values.email ?? "");
    if (values.again ? email !== "" : !isEmail(email))
      throw new Error("--email takes an address, as in someone@example.com; --again none.");
    const { dataDirectory } = config;
    await using store = await openExisting(config);
    // Listed first: `--again` finds an erasure that was listed but then failed, not one that was never listed.
    if (!values.again) recordErasure(dataDirectory, email);
    const erasures = values.again
      ? await findUndoneErasures(store, dataDirectory)
      : [{ email, erasedAt: undefined }];
    for (const { email, erasedAt } of erasures) {
      const { leads, subscribers } = await erase(store, email, erasedAt);
      yield `Erased of ${email}: submissions ${leads}, subscriptions ${subscribers}.\n`;
    }
    if (erasures.length === 0) yield "Nothing that was erased is back.\n";
  },
  async *backup(args, config) {
    const file = oneFile(parseArgs({ args, allowPositionals: true }).positionals);
    await using store = await openExisting(config);
    if (store.pool) throw new Error("Back up PostgreSQL with pg_dump.");
    yield `Backed up ${await backUp(store, file)} submissions to ${file}.\n`;
  },
  async *restore(args, { dataDirectory, databaseUrl }) {
    const options = { force: flag };
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const file = oneFile(positionals);
    if (databaseUrl !== undefined) throw new Error("Restore PostgreSQL with pg_restore.");
    yield `Restored ${restore(dataDirectory, file, values)} submissions from ${file}.\n`;
    await using store = await openStore({ dataDirectory, databaseUrl });
    const undone = await findUndoneErasures(store, dataDirectory);
    if (undone.length > 0)
      yield "Erased since then, and back; `erase --again` erases them again:\n";
    for (const { email, erasedAt } of undone) yield line(isoTime(erasedAt), email);
  },
} satisfies Record<string, Command>;

/** Opens the site's store. @throws if it does not exist, which `openStore` would create, or can't be opened */
async function openExisting(config: Config): Promise<Store> {
  if (hasStore(config)) return await openStore(config);
  throw new Error(`There is no database in ${config.dataDirectory} (DATA_DIR).`);
}

/** @throws if a text is not one of several words */
function oneOf<Word extends string>(option: string, words: readonly Word[], text?: string): Word {
  const match = words.find((word) => word === text);
  if (match === undefined) throw new Error(`${option} takes one of ${words.join(", ")}.`);
  return match;
}

/** @throws unless a command got exactly one file */
function oneFile([file, ...others]: readonly string[]): string {
  if (!file || others.length > 0) throw new Error("It takes one file.");
  return file;
}

/** Tab-separated columns, without control characters that could reach the operator's terminal. */
function line(...cells: readonly string[]): string {
  return `${cells.map((cell) => cell.replace(/\p{Cc}+/gu, " ")).join("\t")}\n`;
}

/**
 * Parses the value of `--since`, an ISO 8601 date or time, to milliseconds since 1970. Without an offset it is in UTC,
 * so that the result does not depend on the machine. The default includes everything.
 * @throws if there is no such time
 */
function parseTime(text = "1970-01-01"): number {
  const [, date = "", time = "T00:00", offset = "Z"] =
    /^([\d-]+)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  const milliseconds = Date.parse(date + time + offset);
  if (isDate(date) && !Number.isNaN(milliseconds)) return milliseconds;
  throw new Error("--since takes a date as in 2026-01-31, or a time as in 2026-01-31T08:00Z.");
}

/** Columns: time, kind, state, locale, sender, subject. */
async function* listLeads({ db }: Store, since: number): AsyncGenerator<string> {
  const rows = await db
    .selectFrom("leads")
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.leadId", "=", "leads.id").on("outbox.message", "=", "team"),
    )
    .select(["leads.createdAt", "kind", "locale", "email", "fields", "spam"])
    .select(["outbox.id as mail", "sentAt", "failedAt"])
    .where("leads.createdAt", ">=", since)
    .orderBy("leads.createdAt")
    .execute();
  for (const row of rows) {
    const { subject, job } = readFields(row.fields);
    const cells = [row.kind, stateOf(row), row.locale, row.email, subject ?? job ?? ""];
    yield line(isoTime(row.createdAt), ...cells);
  }
}

type ListedLead = Pick<LeadsTable, "kind" | "spam"> &
  Pick<OutboxTable, "sentAt" | "failedAt"> & { readonly mail: string | null };

/** The state of the mail to the team. Records of sent mail are deleted after a while. */
function stateOf({ kind, spam, mail, sentAt, failedAt }: ListedLead): string {
  if (spam) return "spam";
  if (kind === "newsletter") return "-";
  if (!mail || sentAt) return "mailed";
  return failedAt ? "failed" : "waiting";
}

/** Columns: when it was given up, message, attempts, recipient, error. */
async function* listFailed({ db }: Store, since: number): AsyncGenerator<string> {
  const rows = await db
    .selectFrom("outbox")
    .leftJoin("leads", "leads.id", "outbox.leadId")
    .leftJoin("subscribers", "subscribers.id", "outbox.subscriberId")
    .select(["failedAt", "message", "attempts", "lastError"])
    .select(({ fn }) => fn.coalesce("leads.email", "subscribers.email").as("email"))
    .where("failedAt", ">=", since)
    .orderBy("failedAt")
    .execute();
  for (const row of rows) {
    const cells = [row.message, `${row.attempts} tries`, row.email ?? "", row.lastError ?? ""];
    yield line(isoTime(row.failedAt ?? 0), ...cells);
  }
}
