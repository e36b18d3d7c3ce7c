import { parseArgs } from "node:util";
import { isoTime, readFields } from "../record.ts";
import { inPages } from "../store/pages.ts";
import type { Store } from "../store/store.ts";
import type { LeadsTable, OutboxTable } from "../store/tables.ts";
import { type Command, line, onStore } from "./command.ts";
import { readTime } from "./time.ts";

/** Prints a line for each lead since a time, or for each dead letter. */
export const listCommand: Command = (args) => {
  const { values } = parseArgs({
    args,
    options: { failed: { type: "boolean", default: false }, since: { type: "string" } },
  });
  const since = values.since === undefined ? 0 : readTime(values.since);
  return onStore(({ store }) =>
    values.failed ? listFailed(store, since) : listLeads(store, since),
  );
};

/** Columns: time, kind, state, locale, sender, subject. */
async function* listLeads({ db }: Store, since: number): AsyncGenerator<string> {
  const rows = inPages(
    (after, limit) =>
      db
        .selectFrom("leads")
        .leftJoin("outbox", (join) =>
          join.onRef("outbox.leadId", "=", "leads.id").on("outbox.message", "=", "team"),
        )
        .select(["leads.id", "kind", "leads.createdAt", "locale", "email", "fields", "spam"])
        .select(["outbox.id as mail", "sentAt", "failedAt"])
        .where("leads.createdAt", ">=", since)
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple("leads.createdAt", "leads.id"), ">", tuple(...after)),
        )
        .orderBy("leads.createdAt")
        .orderBy("leads.id")
        .limit(limit)
        .execute(),
    ({ createdAt, id }) => [createdAt, id],
  );
  for await (const row of rows) {
    const { kind, createdAt, locale, email, fields } = row;
    const { subject, job } = readFields(fields);
    yield line(isoTime(createdAt), kind, stateOf(row), locale, email, subject ?? job ?? "");
  }
}

type Listed = Pick<LeadsTable, "kind" | "spam"> &
  Pick<OutboxTable, "sentAt" | "failedAt"> & { readonly mail: string | null };

/** The state of the mail to the team. Records of sent mail are deleted after a while. */
function stateOf({ kind, spam, mail, sentAt, failedAt }: Listed): string {
  if (spam) return "spam";
  if (kind === "newsletter") return "-";
  if (!mail || sentAt) return "mailed";
  return failedAt ? "failed" : "waiting";
}

/** Columns of dead letters, with the error. */
async function* listFailed({ db }: Store, since: number): AsyncGenerator<string> {
  const rows = inPages(
    (after, limit) =>
      db
        .selectFrom("outbox")
        .leftJoin("leads", "leads.id", "outbox.leadId")
        .leftJoin("subscribers", "subscribers.id", "outbox.subscriberId")
        .select(["outbox.id", "message", "failedAt", "attempts", "lastError"])
        .select(({ fn }) => fn.coalesce("leads.email", "subscribers.email").as("email"))
        .where("failedAt", ">=", since)
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple("failedAt", "outbox.id"), ">", tuple(...after)),
        )
        .orderBy("failedAt")
        .orderBy("outbox.id")
        .limit(limit)
        .execute(),
    ({ failedAt, id }) => [failedAt ?? 0, id],
  );
  for await (const { message, failedAt, attempts, email, lastError } of rows) {
    yield line(isoTime(failedAt ?? 0), message, `${attempts} tries`, email ?? "", lastError ?? "");
  }
}
