import { describe, expect, it } from "vitest";
import { exportRecords } from "#app/leads/.server/export.ts";
import { fill } from "#app/leads/.server/mail/messages.ts";
import { openStore, type StoreConfig } from "#app/leads/.server/store/store.ts";
import { site } from "#app/site/site.ts";
import { zh, zhCopy, zhPrefix } from "../support/tested-locales.ts";
import { engines } from "./engines.ts";
import { getToken, startMailServer } from "./mail-server.ts";
import { owed, run, siteUrl, subscription, until } from "./running-leads.ts";

/** Reads the subscribers in an export. */
async function readSubscribers(config: StoreConfig) {
  await using store = await openStore(config);
  const selection = { kind: "newsletter", since: 0, spam: false } as const;
  return await Array.fromAsync(exportRecords(store, selection, siteUrl));
}

describe.each(engines)("$name", (engine) => {
  it("a subscriber confirms once and can unsubscribe", async () => {
    const config = await engine.newStore();
    await using mail = await startMailServer();
    await using leads = await run({ ...config, smtpUrl: mail.url });
    expect(await leads.submit(subscription("Ada@Visitor.example"))).toEqual({ outcome: "stored" });
    await until(async () => (await owed(leads))?.waiting === 0);
    expect(mail.received[0]?.to).toEqual(["ada@visitor.example"]);
    expect(await readSubscribers(config)).toEqual([]);

    expect(await leads.confirm("made up")).toEqual({ outcome: "invalid" });
    const token = getToken(mail, "confirm");
    expect(await leads.confirm(token)).toEqual({ outcome: "confirmed" });
    expect(await leads.confirm(token)).toEqual({ outcome: "used" });
    const [subscriber] = await readSubscribers(config);
    expect(subscriber).toEqual({
      kind: "newsletter",
      email: "ada@visitor.example",
      locale: "en",
      createdAt: expect.any(String),
      confirmedAt: expect.any(String),
      unsubscribeUrl: `${siteUrl}/newsletter/unsubscribe?token=${getToken(mail, "unsubscribe")}`,
    });

    // A known address gets the same answer, and no mail.
    expect(await leads.submit(subscription("ada@visitor.example"))).toEqual({ outcome: "stored" });
    expect(await owed(leads)).toEqual({ waiting: 0, failed: 0 });

    expect(await leads.unsubscribe("made up")).toEqual({ outcome: "invalid" });
    const exit = getToken(mail, "unsubscribe");
    expect(await leads.unsubscribe(exit)).toEqual({ outcome: "unsubscribed" });
    expect(await leads.unsubscribe(exit)).toEqual({ outcome: "unsubscribed" });
    expect(await readSubscribers(config)).toEqual([]);
    expect(await leads.confirm(token)).toEqual({ outcome: "invalid" });

    // Subscribing again needs another confirmation.
    const { length } = mail.received;
    await leads.submit(subscription("ada@visitor.example"));
    await until(() => mail.received.length > length);
    expect(await readSubscribers(config)).toEqual([]);
    expect(await leads.confirm(getToken(mail, "confirm", length))).toEqual({
      outcome: "confirmed",
    });
    expect(await readSubscribers(config)).toMatchObject([{ email: "ada@visitor.example" }]);
  });

  it("repeated requests send one confirmation mail", async () => {
    await using leads = await run(await engine.newStore());
    const requests = [1, 2, 3].map(() => leads.submit(subscription("ada@visitor.example")));
    expect(await Promise.all(requests)).toEqual(Array(3).fill({ outcome: "stored" }));
    expect(await owed(leads)).toEqual({ waiting: 1, failed: 0 });
  });

  it("only hashes of confirmation tokens are stored, and they expire", async () => {
    const config = await engine.newStore();
    await using mail = await startMailServer();
    await using leads = await run({ ...config, smtpUrl: mail.url });
    await leads.submit(subscription("ada@visitor.example"));
    await until(() => mail.received.length > 0);
    const token = getToken(mail, "confirm");
    await using store = await openStore(config);
    const rows = await store.db.selectFrom("confirmationTokens").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const hours = ((rows[0]?.expiresAt ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47.9);
    expect(hours).toBeLessThanOrEqual(48);
    await store.db.updateTable("confirmationTokens").set({ expiresAt: Date.now() }).execute();
    expect(await leads.confirm(token)).toEqual({ outcome: "invalid" });
  });
});

it("the confirmation mail is in the subscriber's language and has List-Unsubscribe", async () => {
  const [engine] = engines;
  await using mail = await startMailServer();
  await using leads = await run({ ...(await engine?.newStore()), smtpUrl: mail.url });
  await leads.submit(subscription("li@visitor.example", { locale: zh }));
  await until(() => mail.received.length > 0);
  const [received] = mail.received;
  const headers = Object.fromEntries(
    received?.mail.headers.map(({ key, value }) => [key, value]) ?? [],
  );
  const exit = getToken(mail, "unsubscribe");
  expect(received?.mail).toMatchObject({
    subject: fill(zh, zhCopy.mail.confirmation.subject),
    from: { name: site.name[zh] },
    text: expect.stringContaining(`${siteUrl}${zhPrefix}/newsletter/confirm?token=`),
  });
  expect(received?.mail.text).toMatch(/48(\u00a0小时| hours)/);
  expect(headers).toMatchObject({
    "list-unsubscribe": `<${siteUrl}${zhPrefix}/newsletter/unsubscribe?token=${exit}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    "auto-submitted": "auto-generated",
  });
});
