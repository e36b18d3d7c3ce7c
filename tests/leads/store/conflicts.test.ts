import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { newConfirmationToken } from "#app/leads/.server/newsletter.ts";
import { openStore, type Store } from "#app/leads/.server/store/store.ts";
import { retryConflicts } from "#app/leads/.server/store/transaction.ts";
import { engines, postgres } from "../engines.ts";
import { run, subscription, until } from "../running-leads.ts";

/** The tokens with which a subscriber confirms, and leaves. */
async function tokensOf(store: Store, email: string) {
  const { id, unsubscribeToken } = await store.db
    .selectFrom("subscribers")
    .select(["id", "unsubscribeToken"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return { id, entry: await newConfirmationToken(store, id), exit: unsubscribeToken };
}

describe.each(engines)("$name", (engine) => {
  it("a subscriber can confirm and unsubscribe in the same instant", async () => {
    const config = await engine.newStore();
    await using leads = await run(config);
    await using store = await openStore(config);
    const emails = Array.from({ length: 30 }, (_, at) => `ada-${at}@visitor.example`);
    for (const email of emails) await leads.submit(subscription(email));
    const tokens = await Promise.all(emails.map((email) => tokensOf(store, email)));
    const outcomes = await Promise.all(
      tokens.flatMap(({ entry, exit }) => [leads.confirm(entry), leads.unsubscribe(exit)]),
    );
    expect(outcomes).not.toContainEqual({ outcome: "unavailable" });
  });
});

it("a transaction that the database ends for a deadlock is tried again", async () => {
  const config = await postgres.newStore();
  await using leads = await run(config);
  await using store = await openStore(config);
  await leads.submit(subscription("ada@visitor.example"));
  const { id, exit } = await tokensOf(store, "ada@visitor.example");

  const other = new Client({ connectionString: config.databaseUrl });
  await other.connect();
  await other.query("begin");
  await other.query("select from confirmation_tokens where subscriber_id = $1 for update", [id]);
  const leaving = leads.unsubscribe(exit);
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await until(async () => (await other.query(waiting)).rowCount === 1);
  // Now each waits for the other. The one that has waited longer finds out, and is ended: unless this took long.
  await other.query("select from subscribers where id = $1 for update", [id]).catch(() => {});
  await other.query("commit");
  await other.end();
  expect(await leaving).toEqual({ outcome: "unsubscribed" });
});

describe("a transaction", () => {
  const failure = (code: string) => Object.assign(new Error(), { code });

  /** How often a transaction is tried that fails like this so many times. */
  async function tries(code: string, failures: number): Promise<number> {
    let count = 0;
    const work = async () => {
      if (++count <= failures) throw failure(code);
    };
    await retryConflicts(work).catch(() => {});
    return count;
  }

  it.each(["40P01", "40001"])("is tried again after %s, four times at most", async (code) => {
    expect(await tries(code, 1)).toBe(2);
    expect(await tries(code, 100)).toBe(4);
    await expect(retryConflicts(() => Promise.reject(failure(code)))).rejects.toThrow();
  });

  it.each(["23505", "57P01", "ECONNREFUSED"])("is not tried again after %s", async (code) => {
    expect(await tries(code, 100)).toBe(1);
  });
});
