import { describe, expect, it } from "vitest";
import { erase } from "#app/leads/.server/erase.ts";
import { purge } from "#app/leads/.server/retention.ts";
import { openStore, type Store } from "#app/leads/.server/store/store.ts";
import { facts } from "#app/site/facts.ts";
import { engines } from "./engines.ts";
import { startMailServer } from "./mail-server.ts";
import { message, owed, run, subscription, until } from "./running-leads.ts";

const day = 86_400_000;

/** Counts the rows of each table. */
async function countRows({ db }: Store) {
  const count = async (
    table: "leads" | "subscribers" | "consents" | "confirmationTokens" | "outbox",
  ) => (await db.selectFrom(table).selectAll().execute()).length;
  return {
    leads: await count("leads"),
    subscribers: await count("subscribers"),
    consents: await count("consents"),
    tokens: await count("confirmationTokens"),
    outbox: await count("outbox"),
  };
}

describe.each(engines)("$name", (engine) => {
  it("leads past their retention are deleted with all that belongs to them", async () => {
    const config = await engine.newStore();
    const leads = await run(config);
    await leads.submit(message({ subject: "old" }));
    await leads.submit(message({ subject: "new" }));
    await leads.stop();
    await using store = await openStore(config);
    await store.db
      .updateTable("leads")
      .set({ createdAt: Date.now() - 31 * day })
      .where("fields", "like", "%old%")
      .execute();
    expect(await purge(store, 31 + 1)).toBe(0);
    expect(await purge(store, 30)).toBe(1);
    expect(await countRows(store)).toMatchObject({ leads: 1, consents: 1, outbox: 1 });
  });

  it("pending subscribers are deleted after a week, unmailed ones with the leads", async () => {
    const config = await engine.newStore();
    await using mail = await startMailServer();
    {
      await using leads = await run({ ...config, smtpUrl: mail.url });
      await leads.submit(subscription("asked@visitor.example"));
      await until(async () => (await owed(leads))?.waiting === 0);
    }
    {
      await using leads = await run(config);
      await leads.submit(subscription("waiting@visitor.example"));
    }
    await using store = await openStore(config);
    const requestedAt = Date.now() - 8 * day;
    await store.db.updateTable("subscribers").set({ requestedAt }).execute();
    await store.db.updateTable("leads").set({ createdAt: requestedAt }).execute();
    expect(await purge(store, 365)).toBe(2);
    const left = await store.db.selectFrom("subscribers").select("email").execute();
    expect(left).toEqual([{ email: "waiting@visitor.example" }]);
    await purge(store, 7);
    expect(await store.db.selectFrom("subscribers").select("email").execute()).toEqual([]);
  });

  it("former subscribers are deleted after the years that the privacy policy names", async () => {
    const config = await engine.newStore();
    {
      await using leads = await run(config);
      await leads.submit(subscription("left@visitor.example"));
    }
    await using store = await openStore(config);
    const years = facts.recordYears.unsubscribed * 365 * day;
    const leave = (unsubscribedAt: number) =>
      store.db.updateTable("subscribers").set({ status: "unsubscribed", unsubscribedAt }).execute();
    await leave(Date.now() - years + day);
    await purge(store, 365);
    expect(await countRows(store)).toMatchObject({ subscribers: 1 });
    await leave(Date.now() - years - day);
    await purge(store, 365);
    expect(await countRows(store)).toMatchObject({ subscribers: 0 });
  });

  it("erase deletes all that is stored under an address", async () => {
    const config = await engine.newStore();
    await using mail = await startMailServer();
    {
      await using leads = await run({ ...config, smtpUrl: mail.url });
      await leads.submit(message({ email: "Ada@Visitor.example" }));
      await leads.submit(subscription("ada@visitor.example"));
      await until(async () => (await owed(leads))?.waiting === 0);
    }
    await using store = await openStore(config);
    expect(await erase(store, " ADA@visitor.example ")).toEqual({ leads: 2n, subscribers: 1n });
    const nothing = { leads: 0, subscribers: 0, consents: 0, tokens: 0, outbox: 0 };
    expect(await countRows(store)).toEqual(nothing);
    expect(await erase(store, "ada@visitor.example")).toEqual({ leads: 0n, subscribers: 0n });
  });
});
