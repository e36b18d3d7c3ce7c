import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { CorruptDatabaseError } from "#app/leads/.server/store/sqlite.ts";
import { openStore } from "#app/leads/.server/store/store.ts";
import { storeSubmission } from "#app/leads/.server/submit.ts";
import { makeTemporaryDirectory } from "../../support/temporary-directory.ts";
import { engines, postgres, sqlite } from "../engines.ts";
import { message, owed, run, until } from "../running-leads.ts";
import { startSilentProxy } from "../silent-proxy.ts";

it.each(engines)("$name is healthy while it is writable", async (engine) => {
  await using leads = await run(await engine.newStore());
  expect(await Promise.all([leads.health(), leads.health()])).toEqual([true, true]);
});

it("replicas that start at once migrate PostgreSQL once", async () => {
  const config = await postgres.newStore();
  const replicas = await Promise.all([1, 2, 3].map(() => run(config)));
  const results = await Promise.all(replicas.map((leads) => leads.submit(message())));
  expect(results).toEqual(Array(3).fill({ outcome: "stored" }));
  await Promise.all(replicas.map((leads) => leads.stop()));
});

it("only the owner can read the database file", async () => {
  const directory = join(makeTemporaryDirectory(), "new", "data");
  await using leads = await run({ dataDirectory: directory });
  await leads.submit(message());
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  const files = readdirSync(directory);
  expect(files).toEqual(["site.db", "site.db-shm", "site.db-wal"]);
  for (const file of files) expect(statSync(join(directory, file)).mode & 0o777).toBe(0o600);
});

it("permissions of an existing database file are tightened", async () => {
  const { dataDirectory } = await sqlite.newStore();
  await (await run({ dataDirectory })).stop();
  chmodSync(join(dataDirectory, "site.db"), 0o644);
  await using _leads = await run({ dataDirectory });
  expect(statSync(join(dataDirectory, "site.db")).mode & 0o777).toBe(0o600);
});

it("SQLite syncs each commit to the disk", async () => {
  await using store = await openStore(await sqlite.newStore());
  const pragma = async (text: string) => (await sql.raw(`pragma ${text}`).execute(store.db)).rows;
  expect(await pragma("synchronous")).toEqual([{ synchronous: 2 }]);
  expect(await pragma("journal_mode")).toEqual([{ journalMode: "wal" }]);
  expect(await pragma("foreign_keys")).toEqual([{ foreignKeys: 1 }]);
});

it("the reason is logged when SQLite rolls back by itself, as on a full disk", async () => {
  await using store = await openStore(await sqlite.newStore());
  const submit = () => storeSubmission(store, message(), { webhook: false });
  const trigger = `create trigger no_room before insert on outbox
    begin select raise(rollback, 'no room'); end`;
  await sql.raw(trigger).execute(store.db);
  await expect(submit()).rejects.toThrow("no room");
  await sql.raw("drop trigger no_room").execute(store.db);
  await submit();
  expect(await store.db.selectFrom("leads").select("id").execute()).toHaveLength(1);
});

it.each([
  ["no database", (bytes: Buffer) => bytes.fill("not a database", 0, 4096)],
  ["damaged inside", (bytes: Buffer) => bytes.fill(0xff, 4096)],
  ["cut off", (bytes: Buffer) => bytes.subarray(0, 3 * 4096)],
])("the database file is not changed if it is %s", async (_, damage) => {
  const config = await sqlite.newStore();
  const path = join(config.dataDirectory, "site.db");
  const leads = await run(config);
  await leads.submit(message());
  await leads.stop();
  writeFileSync(path, damage(readFileSync(path)));
  const before = readFileSync(path);
  await expect(run(config)).rejects.toThrow(CorruptDatabaseError);
  await expect(run(config)).rejects.toThrow(/site\.db is damaged \([^\n]+\)\. Restore/);
  expect(readFileSync(path)).toEqual(before);
});

it.each([
  ["deleted", (path: string) => rmSync(path)],
  [
    "replaced",
    (path: string) => {
      renameSync(path, `${path}.old`);
      new DatabaseSync(path).close();
    },
  ],
])("the database file is not written to once it was %s", async (_, lose) => {
  const { dataDirectory } = await sqlite.newStore();
  await using leads = await run({ dataDirectory });
  expect(await leads.submit(message())).toEqual({ outcome: "stored" });
  lose(join(dataDirectory, "site.db"));
  expect(await leads.submit(message())).toEqual({ outcome: "unavailable" });
  expect(await leads.health()).toBe(false);
});

it("the store opens as soon as its directory can be used", async () => {
  const dataDirectory = join(makeTemporaryDirectory(), "data");
  writeFileSync(dataDirectory, "a file in the way");
  await using leads = await run({ dataDirectory });
  expect(await leads.health()).toBe(false);
  expect(await leads.submit(message())).toEqual({ outcome: "unavailable" });
  expect(await leads.confirm("x")).toEqual({ outcome: "unavailable" });
  expect(await owed(leads)).toBeUndefined();
  rmSync(dataDirectory);
  mkdirSync(dataDirectory);
  await until(() => leads.health());
  expect(await leads.submit(message())).toEqual({ outcome: "stored" });
});

// The next two wait for timeouts of seconds, at the same time.
it.concurrent("when PostgreSQL falls silent, visitors get an answer in time, and a repeated submission is one lead", async () => {
  const { databaseUrl = "", dataDirectory } = await postgres.newStore();
  await using proxy = await startSilentProxy(databaseUrl);
  await using leads = await run({ dataDirectory, databaseUrl: proxy.url, rateLimits: true });
  expect(await leads.submit(message({ subject: "before" }))).toEqual({ outcome: "stored" });
  proxy.fallSilent();
  const started = Date.now();
  const meanwhile = message({ subject: "meanwhile" }, { token: "t" });
  const answers = await Promise.all([leads.submit(meanwhile), leads.health()]);
  expect(answers).toEqual([{ outcome: "unavailable" }, false]);
  expect(Date.now() - started).toBeLessThan(9_000);
  proxy.resume();
  await until(() => leads.health());
  await until(async () => (await leads.submit(meanwhile)).outcome === "stored");
  expect(await owed(leads)).toEqual({ waiting: 2, failed: 0 });
});

it.concurrent("the store reconnects when PostgreSQL moves without closing connections", async () => {
  const { databaseUrl = "", dataDirectory } = await postgres.newStore();
  await using proxy = await startSilentProxy(databaseUrl);
  await using leads = await run({ dataDirectory, databaseUrl: proxy.url });
  expect(await leads.submit(message())).toEqual({ outcome: "stored" });
  proxy.loseConnections();
  await until(async () => (await leads.submit(message())).outcome === "stored", 40_000);
});
