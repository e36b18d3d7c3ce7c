import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { describe, expect, it, vi } from "vitest";
import { commands } from "#app/leads/.server/commands.ts";
import { newConfirmationToken } from "#app/leads/.server/newsletter.ts";
import { openStore, retryConflicts, type Store } from "#app/leads/.server/store/store.ts";
import { engines, postgres, sqlite } from "../engines.ts";
import { startMailServer } from "../mail-server.ts";
import { message, run, subscription, testConfig, until } from "../running-leads.ts";

/** Gets the tokens with which a subscriber confirms and unsubscribes. */
async function getTokens(store: Store, email: string) {
  const { id, unsubscribeToken } = await store.db
    .selectFrom("subscribers")
    .select(["id", "unsubscribeToken"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return { id, email, entry: await newConfirmationToken(store, id), exit: unsubscribeToken };
}

describe.each(engines)("$name", (engine) => {
  it("a subscriber can confirm, unsubscribe and subscribe again in the same instant", async () => {
    const config = await engine.newStore();
    await using leads = await run(config);
    await using store = await openStore(config);
    const emails = Array.from({ length: 30 }, (_, at) => `ada-${at}@visitor.example`);
    for (const email of emails) await leads.submit(subscription(email));
    const tokens = await Promise.all(emails.map((email) => getTokens(store, email)));
    const outcomes = await Promise.all(
      tokens.flatMap(({ email, entry, exit }) => [
        leads.confirm(entry),
        leads.unsubscribe(exit),
        leads.submit(subscription(email)),
        leads.confirm(entry),
        leads.unsubscribe(exit),
      ]),
    );
    expect(outcomes).not.toContainEqual({ outcome: "unavailable" });
  });
});

it("a form waits for the lock of another process while everything else goes on", async () => {
  const { dataDirectory } = await sqlite.newStore();
  await using mail = await startMailServer();
  await using leads = await run({ dataDirectory, smtpUrl: mail.url });
  const other = new DatabaseSync(join(dataDirectory, "site.db"));
  other.exec("begin immediate");
  const sent = leads.submit(message());
  // The timer that releases the lock could not run if SQLite blocked the process while it waits.
  setTimeout(() => other.close(), 100);
  expect(await sent).toEqual({ outcome: "stored" });
  // On a machine that stalls, the mail may come twice.
  await until(() => mail.received.length > 0);
});

it("a command of the operator waits for the lock of the site", async () => {
  const { dataDirectory } = await sqlite.newStore();
  await using _ = await openStore({ dataDirectory, databaseUrl: undefined });
  const other = new DatabaseSync(join(dataDirectory, "site.db"));
  other.exec("begin immediate");
  setTimeout(() => other.close(), 100);
  const config = testConfig({ dataDirectory });
  expect(await Array.fromAsync(commands.requeue([], config))).toEqual([
    "Messages to be tried again: 0.\n",
  ]);
});

it("a transaction that the database ends for a deadlock is tried again", async () => {
  const config = await postgres.newStore();
  await using leads = await run(config);
  await using store = await openStore(config);
  await leads.submit(subscription("ada@visitor.example"));
  const { id, exit } = await getTokens(store, "ada@visitor.example");

  const other = new Client({ connectionString: config.databaseUrl });
  await other.connect();
  await other.query("begin");
  await other.query("select from confirmation_tokens where subscriber_id = $1 for update", [id]);
  const unsubscribing = leads.unsubscribe(exit);
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await until(async () => (await other.query(waiting)).rowCount === 1);
  // Now each waits for the other. The one that has waited longer detects it and is ended, unless this step took long.
  await other.query("select from subscribers where id = $1 for update", [id]).catch(() => {});
  await other.query("commit");
  await other.end();
  expect(await unsubscribing).toEqual({ outcome: "unsubscribed" });
});

describe("a transaction", () => {
  const failure = (code: string) => Object.assign(new Error(), { code });

  /** Counts how often a transaction is tried that fails this many times. */
  async function countTries(code: string, failures: number): Promise<number> {
    let count = 0;
    const work = async () => {
      if (++count <= failures) throw failure(code);
    };
    await retryConflicts(work).catch(() => {});
    return count;
  }

  it.each(["40P01", "40001"])("work is tried again after %s for four seconds", async (code) => {
    expect(await countTries(code, 3)).toBe(4);
    let clock = 0;
    vi.spyOn(performance, "now").mockImplementation(() => {
      clock += 1_000;
      return clock;
    });
    expect(await countTries(code, 100)).toBe(4);
  });

  it.each(["23505", "57P01", "ECONNREFUSED"])("work is not tried again after %s", async (code) => {
    expect(await countTries(code, 100)).toBe(1);
  });
});
