import { describe, expect, it } from "vitest";
import { exportRecords } from "#app/leads/.server/export.ts";
import { openStore, type StoreConfig } from "#app/leads/.server/store/store.ts";
import { zh } from "../support/tested-locales.ts";
import { engines } from "./engines.ts";
import { message, owed, run, siteUrl, subscription } from "./running-leads.ts";

/** Reads the export of a store. */
async function readExport(config: StoreConfig, spam = false) {
  await using store = await openStore(config);
  return await Array.fromAsync(exportRecords(store, { since: 0, spam }, siteUrl));
}

describe.each(engines)("$name", (engine) => {
  it("a message is stored as it was sent", async () => {
    const config = await engine.newStore();
    await using leads = await run(config);
    const values = { name: "李 雷", subject: "=1+1", message: "a\r\nb\u0000 \t𝄞 \ud83d\ude00" };
    expect(await leads.submit(message(values, { locale: zh }))).toEqual({ outcome: "stored" });
    expect(await readExport(config)).toEqual([
      {
        kind: "contact",
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        locale: zh,
        email: "ada@visitor.example",
        company: "",
        inquiryType: "",
        ...values,
      },
    ]);
  });

  it("the consent of a lead and of a subscriber is stored with the text that they read", async () => {
    const config = await engine.newStore();
    await using leads = await run(config);
    await leads.submit(message({}, { notice: "A note.", locale: zh }));
    await leads.submit(subscription("ada@visitor.example", { notice: "A text." }));
    await using store = await openStore(config);
    const consents = await store.db.selectFrom("consents").selectAll().orderBy("notice").execute();
    expect(consents).toMatchObject([
      { notice: "A note.", locale: zh, leadId: expect.any(String), subscriberId: null },
      { notice: "A text.", locale: "en", leadId: null, subscriberId: expect.any(String) },
    ]);
  });

  it("an invalid submission is not stored", async () => {
    const config = await engine.newStore();
    await using leads = await run(config);
    expect(await leads.submit(message({ email: "nobody", subject: "" }))).toEqual({
      outcome: "invalid",
      errors: { email: "email", subject: "required" },
    });
    expect(await readExport(config)).toEqual([]);
  });

  it("a submission that is repeated, even at the same time, is one lead", async () => {
    const config = await engine.newStore();
    await using leads = await run(config);
    const twice = message({}, { token: "t" });
    const results = await Promise.all([1, 2, 3, 4].map(() => leads.submit(twice)));
    expect(results).toEqual(Array(4).fill({ outcome: "stored" }));
    await leads.submit(message({ subject: "Something else" }, { token: "t" }));
    await leads.submit(message({}, { token: "u" }));
    await leads.submit(message({}));
    await leads.submit(message({}));
    expect(await readExport(config)).toHaveLength(5);
    expect(await owed(leads)).toEqual({ waiting: 5, failed: 0 });
  });

  it("suspected spam is stored and sent to nobody", async () => {
    const config = await engine.newStore();
    await using leads = await run(config);
    await leads.submit(message({ subject: "Cheap" }, { spam: true }));
    await leads.submit(subscription("spam@visitor.example", { spam: true }));
    await leads.submit(message());
    expect(await readExport(config)).toMatchObject([{ subject: "A question" }]);
    // Leads of the same millisecond come in any order.
    const all = await readExport(config, true);
    expect(all.filter(({ spam }) => spam)).toHaveLength(2);
    expect(all).toContainEqual(expect.objectContaining({ subject: "Cheap", spam: true }));
    expect(all).toContainEqual(
      expect.objectContaining({ kind: "newsletter", email: "spam@visitor.example", spam: true }),
    );
    expect(all).toContainEqual(expect.objectContaining({ subject: "A question", spam: false }));
    expect(await owed(leads)).toEqual({ waiting: 1, failed: 0 });
  });
});
