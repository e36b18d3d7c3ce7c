import { parseArgs } from "node:util";
import { isoTime, readFields } from "../record.ts";
import type { Store } from "../store/store.ts";
import type { Command } from "./command.ts";

/** Prints every lead, or every dead letter, a line each. */
export const listCommand: Command = (args) => {
  const { values } = parseArgs({
    args,
    options: { failed: { type: "boolean", default: false } },
  });
  return ({ store }) => (values.failed ? listFailed(store) : listLeads(store));
};

/** When, what, in which state, in which language, from whom, about what. */
async function* listLeads({ db }: Store): AsyncGenerator<string> {
  const rows = await db
    .selectFrom("leads")
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.leadId", "=", "leads.id").on("outbox.message", "=", "team"),
    )
    .select(["kind", "leads.createdAt", "locale", "email", "fields", "spam", "sentAt", "failedAt"])
    .orderBy("leads.createdAt")
    .execute();
  for (const { kind, createdAt, locale, email, fields, spam, sentAt, failedAt } of rows) {
    const { subject, job } = readFields(fields);
    const state = spam
      ? "spam"
      : sentAt
        ? "mailed"
        : failedAt
          ? "failed"
          : kind === "newsletter"
            ? "-"
            : "waiting";
    yield line(isoTime(createdAt), kind, state, locale, email, subject ?? job ?? "");
  }
}

/** What could not be delivered, and why. */
async function* listFailed({ db }: Store): AsyncGenerator<string> {
  const rows = await db
    .selectFrom("outbox")
    .leftJoin("leads", "leads.id", "outbox.leadId")
    .leftJoin("subscribers", "subscribers.id", "outbox.subscriberId")
    .select(["message", "failedAt", "attempts", "lastError"])
    .select(({ fn }) => fn.coalesce("leads.email", "subscribers.email").as("email"))
    .where("failedAt", "is not", null)
    .orderBy("failedAt")
    .execute();
  for (const { message, failedAt, attempts, email, lastError } of rows) {
    yield line(isoTime(failedAt ?? 0), message, `${attempts} tries`, email ?? "", lastError ?? "");
  }
}

/** Columns with tabs between them. What visitors typed must not command the operator's terminal. */
function line(...cells: readonly string[]): string {
  return `${cells.map((cell) => cell.replace(/\p{Cc}+/gu, " ")).join("\t")}\n`;
}
