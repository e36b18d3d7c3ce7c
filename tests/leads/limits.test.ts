import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { engines, postgres, sqlite } from "./engines.ts";
import { startMailServer } from "./mail-server.ts";
import { message, owed, run, subscription, until } from "./running-leads.ts";

const perClient = 20;
const perEmail = 5;

/** Creates a message from a client, with its own email address. */
function from(address: string, index: number) {
  return message({ email: `visitor${index}@visitor.example` }, { address });
}

describe.each(engines)("$name", (engine) => {
  it("a client is limited across its /64 network", async () => {
    await using leads = await run({ ...(await engine.newStore()), rateLimits: true });
    for (let index = 0; index < perClient; index++) {
      const result = await leads.submit(from(`2001:db8:0:1::${index}`, index));
      expect(result).toEqual({ outcome: "stored" });
    }
    const stopped = await leads.submit(from("2001:db8:0:1:ffff::1", 99));
    expect(stopped).toEqual({ outcome: "limited", retryAfterSeconds: expect.any(Number) });
    expect("retryAfterSeconds" in stopped && stopped.retryAfterSeconds).toBeGreaterThan(500);
    expect(await leads.submit(from("2001:db8:0:2::1", 99))).toEqual({ outcome: "stored" });
  });

  it("a client is limited across its /56 network, at four times as many", async () => {
    await using leads = await run({ ...(await engine.newStore()), rateLimits: true });
    const write = (index: number, subnet: number) =>
      leads.submit(from(`2001:db8:0:${subnet.toString(16)}::1`, index));
    for (let index = 0; index < 4 * perClient; index++) {
      expect(await write(index, index % 256)).toEqual({ outcome: "stored" });
    }
    expect(await write(98, 255)).toMatchObject({ outcome: "limited" });
    expect(await write(99, 256)).toEqual({ outcome: "stored" });
  });

  it("an email address is limited for one client, but not for its owner elsewhere", async () => {
    await using leads = await run({ ...(await engine.newStore()), rateLimits: true });
    const write = (address: string, email: string) => leads.submit(message({ email }, { address }));
    for (let index = 0; index < perEmail; index++) {
      expect(await write("192.0.2.1", "ada@visitor.example")).toEqual({ outcome: "stored" });
    }
    expect(await write("192.0.2.1", " ADA@visitor.example")).toMatchObject({ outcome: "invalid" });
    expect(await write("192.0.2.1", "ADA@visitor.example")).toMatchObject({ outcome: "limited" });
    expect(await write("192.0.2.2", "ada@visitor.example")).toEqual({ outcome: "stored" });
  });

  it("an address gets five confirmation mails an hour, and more requests look the same", async () => {
    await using mail = await startMailServer();
    const config = { ...(await engine.newStore()), smtpUrl: mail.url, rateLimits: true };
    await using leads = await run(config);
    for (let index = 0; index < perEmail + 2; index++) {
      const request = subscription("ada@visitor.example", { address: `192.0.2.${index}` });
      expect(await leads.submit(request)).toEqual({ outcome: "stored" });
      await until(async () => (await owed(leads))?.waiting === 0);
    }
    // One that was delivered twice is the same mail.
    expect(new Set(mail.received.map(({ mail }) => mail.messageId)).size).toBe(perEmail);
  });
});

it("a submission that could not be stored is not counted", async () => {
  const { dataDirectory } = await sqlite.newStore();
  await using leads = await run({ dataDirectory, rateLimits: true });
  const file = new DatabaseSync(join(dataDirectory, "site.db"));
  file.exec("create trigger no_room before insert on leads begin select raise(abort, ''); end");
  for (let index = 0; index <= perEmail; index++) {
    expect(await leads.submit(message())).toEqual({ outcome: "unavailable" });
  }
  file.exec("drop trigger no_room");
  file.close();
  expect(await leads.submit(message())).toEqual({ outcome: "stored" });
});

it("replicas share the counts of the limits", async () => {
  const settings = { ...(await postgres.newStore()), rateLimits: true };
  await using first = await run(settings);
  await using second = await run(settings);
  const results = await Promise.all(
    Array.from({ length: 2 * perClient }, (_, index) =>
      (index % 2 ? first : second).submit(from("192.0.2.1", index)),
    ),
  );
  expect(results.filter(({ outcome }) => outcome === "stored")).toHaveLength(perClient);
});
