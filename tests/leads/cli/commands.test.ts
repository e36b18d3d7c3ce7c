import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { type Command, commands } from "#app/leads/.server/commands.ts";
import { openStore, type StoreConfig } from "#app/leads/.server/store/store.ts";
import { zh } from "../../support/tested-locales.ts";
import { engines } from "../engines.ts";
import { startMailServer } from "../mail-server.ts";
import { message, owed, run, siteUrl, subscription, testConfig, until } from "../running-leads.ts";

/** Runs a command, and returns what it prints. */
async function print(storeConfig: StoreConfig, command: Command, ...args: string[]) {
  return (await Array.fromAsync(command(args, testConfig(storeConfig)))).join("");
}

/** Stores a message, suspected spam, a refused subscriber and a confirmed one. */
async function fill(config: StoreConfig): Promise<void> {
  const refuse = (address: string) => (address.startsWith("gone") ? 550 : undefined);
  await using mail = await startMailServer({ refuse });
  await using leads = await run({ ...config, smtpUrl: mail.url });
  const values = { name: '=HYPERLINK("x")', message: 'a "b",\r\nc' };
  await leads.submit(message(values, { locale: zh }));
  await leads.submit(message({ subject: "Cheap\tpills" }, { spam: true }));
  await leads.submit(subscription("gone@visitor.example"));
  await leads.submit(subscription("here@visitor.example"));
  await until(async () => (await owed(leads))?.waiting === 0);
  const texts = mail.received.map(({ mail }) => mail.text).join();
  const token = /confirm\?token=([\w-]+)/.exec(texts)?.[1] ?? "";
  expect(await leads.confirm(token)).toEqual({ outcome: "confirmed" });
}

describe.each(engines)("$name", (engine) => {
  let config: StoreConfig;
  beforeEach(async () => {
    config = await engine.newStore();
    await fill(config);
  });

  it("export writes JSON Lines", async () => {
    const lines = (await print(config, commands.export, "--format", "jsonl")).trim().split("\n");
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      {
        kind: "contact",
        createdAt: expect.stringMatching(/Z$/),
        locale: zh,
        name: '=HYPERLINK("x")',
        email: "ada@visitor.example",
        company: "",
        inquiryType: "",
        subject: "A question",
        message: 'a "b",\r\nc',
      },
      {
        kind: "newsletter",
        createdAt: expect.stringMatching(/Z$/),
        locale: "en",
        email: "here@visitor.example",
        confirmedAt: expect.stringMatching(/Z$/),
        unsubscribeUrl: expect.stringContaining(`${siteUrl}/newsletter/unsubscribe?token=`),
      },
    ]);
  });

  it("export writes CSV", async () => {
    const table = await print(config, commands.export, "--format", "csv", "--kind", "contact");
    const [head, row] = table.split(/(?<=^[^\r]*)\r\n/);
    expect(head).toBe("kind,createdAt,locale,name,email,company,inquiryType,subject,message");
    expect(row).toMatch(
      /^contact,[^,]+Z,\w+,"'=HYPERLINK\(""x""\)",ada@visitor\.example,,,A question,"a ""b"",/,
    );
    const everything = await print(config, commands.export, "--format", "csv", "--spam");
    expect(everything).toMatch(/^kind,.*,job,link,note,confirmedAt,unsubscribeUrl,spam\r\n/);
    expect(everything).toMatch(/\r\ncontact,.*,Cheap\tpills,.*,true\r\n/s);
  });

  it("export as JSON Lines has no control characters", async () => {
    {
      await using leads = await run(config);
      await leads.submit(message({ message: "\u001b]0;owned\u0007\u009b2J\u007f" }));
    }
    const printed = await print(config, commands.export, "--format", "jsonl");
    expect(printed).toContain(String.raw`\u001b]0;owned\u0007\u009b2J\u007f`);
    expect(printed).not.toMatch(/[^\P{Cc}\t\r\n]/u);
  });

  it("export --since writes newer leads only", async () => {
    const since = (time: string) =>
      print(config, commands.export, "--format", "jsonl", "--since", time);
    expect(await since("2999-01-01")).toBe("");
    expect(await since("2999-01-01T08:00+08:00")).toBe("");
    expect((await since("2020-01-01")).split("\n")).toHaveLength(3);
  });

  it("list shows leads, and dead letters with their reason", async () => {
    const lines = (await print(config, commands.list)).trim().split("\n");
    const states = lines.map((line) => line.split("\t").slice(1, 3).join(" "));
    expect(states).toEqual(["contact mailed", "contact spam", "newsletter -", "newsletter -"]);
    expect(lines[1]).toMatch(/\tCheap pills$/);
    expect(await print(config, commands.list, "--failed")).toMatch(
      /^\S+Z\tconfirmation\t1 tries\tgone@visitor\.example\t.*550.*\n$/,
    );
    // The records of sent mail are deleted after a while.
    await using store = await openStore(config);
    await store.db.deleteFrom("outbox").execute();
    expect((await print(config, commands.list)).trim().split("\n")).toEqual(lines);
  });

  it("requeue and erase say how much they changed", async () => {
    expect(await print(config, commands.requeue)).toBe("Messages to be tried again: 1.\n");
    expect(await print(config, commands.list, "--failed")).toBe("");
    expect(await print(config, commands.erase, "--email", "HERE@visitor.example")).toBe(
      "Erased of here@visitor.example: submissions 1, subscriptions 1.\n",
    );
    const left = await print(config, commands.export, "--format", "jsonl", "--kind", "newsletter");
    expect(left).toBe("");
  });

  it("erase --again erases what a restore brought back, and nothing newer", async () => {
    await using store = await openStore(config);
    const backup = await store.db.selectFrom("leads").selectAll().execute();
    await print(config, commands.erase, "--email", "ada@visitor.example");
    await print(config, commands.erase, "--email", "gone@visitor.example");
    const again = () => print(config, commands.erase, "--again");
    expect(await again()).toBe("Nothing that was erased is back.\n");
    {
      await using leads = await run(config);
      await leads.submit(message({ subject: "A second question" }));
    }
    const back = backup.filter(({ email }) => email === "ada@visitor.example");
    await store.db.insertInto("leads").values(back).execute();
    expect(await again()).toBe("Erased of ada@visitor.example: submissions 2, subscriptions 0.\n");
    expect(await again()).toBe("Nothing that was erased is back.\n");
    expect(await print(config, commands.list)).toContain("A second question");
    const list = readFileSync(join(config.dataDirectory, "erasures.tsv"), "utf8");
    expect(list).toMatch(/^(\S+Z(\t[\w-]{43}){2}\n){2}$/);
  });
});

it.each([
  [commands.export, [], "--format takes one of jsonl, csv."],
  [commands.export, ["--format", "xml"], "--format takes one of jsonl, csv."],
  [commands.export, ["--format", "csv", "--kind", "king"], "--kind takes one of contact,"],
  [commands.export, ["--format", "csv", "--since", "yesterday"], "--since takes a date"],
  [commands.export, ["--format", "csv", "--since", "2026-02-28T99:00"], "--since takes a date"],
  [commands.export, ["--format", "csv", "--since", "2026-02-31"], "--since takes a date"],
  [commands.export, ["--format", "csv", "--since", "2026-13-01"], "--since takes a date"],
  [commands.export, ["--format", "csv", "--sinse", "2026-01-01"], "Unknown option '--sinse'"],
  [commands.list, ["--all"], "Unknown option '--all'"],
  [commands.requeue, ["now"], "Unexpected argument 'now'"],
  [commands.erase, [], "--email takes an address"],
  [commands.erase, ["--email", "ada"], "--email takes an address"],
  [commands.erase, ["--again", "--email", "ada@visitor.example"], "--again none"],
])("invalid arguments are refused (%#)", async (command, args, reason) => {
  await expect(Array.fromAsync(command(args, testConfig({})))).rejects.toThrow(reason);
});
