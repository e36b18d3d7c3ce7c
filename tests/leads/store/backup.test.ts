import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore, type StoreConfig } from "#app/leads/.server/store/store.ts";
import { makeTemporaryDirectory } from "../../support/temporary-directory.ts";
import { sqlite } from "../engines.ts";
import { runCli } from "../processes.ts";
import { message, run } from "../running-leads.ts";

const failure = 1;

/** Creates a store with submissions, which no process uses. */
async function createStore(subjects: readonly string[]): Promise<StoreConfig> {
  const config = await sqlite.newStore();
  await using leads = await run(config);
  for (const subject of subjects) await leads.submit(message({ subject }));
  return config;
}

async function readSubjects(config: StoreConfig): Promise<string[]> {
  await using store = await openStore(config);
  const leads = await store.db.selectFrom("leads").select("fields").orderBy("createdAt").execute();
  return leads.map(({ fields }): string => JSON.parse(fields).subject);
}

it("a backup of a busy site contains every submission that was acknowledged before it", async () => {
  const config = await sqlite.newStore();
  const file = join(makeTemporaryDirectory(), "backup.db");
  await using leads = await run(config);
  for (let index = 0; index < 5; index++) await leads.submit(message({ subject: `${index}` }));
  const writing = Array.from({ length: 20 }, () => leads.submit(message()));
  const outcome = await runCli(config, "backup", file);
  expect(outcome).toMatchObject({ code: 0, stderr: "" });
  await Promise.all(writing);
  const restored = { dataDirectory: makeTemporaryDirectory(), databaseUrl: undefined };
  expect(await runCli(restored, "restore", file)).toMatchObject({ code: 0, stderr: "" });
  // Submissions of the same millisecond are in no order.
  const acknowledged = ["0", "1", "2", "3", "4"];
  expect(await readSubjects(restored)).toEqual(expect.arrayContaining(acknowledged));
});

it("only the owner can read a backup and a restored database", async () => {
  const config = await createStore(["A"]);
  const file = join(makeTemporaryDirectory(), "backup.db");
  await runCli(config, "backup", file);
  await runCli(config, "restore", file, "--force");
  for (const path of [file, join(config.dataDirectory, "site.db")]) {
    expect(statSync(path).mode & 0o777).toBe(0o600);
  }
});

it("a backup replaces no file, and leaves nothing unfinished behind", async () => {
  const config = await createStore(["A"]);
  const file = join(makeTemporaryDirectory(), "notes.txt");
  writeFileSync(file, "mine");
  expect(await runCli(config, "backup", file)).toMatchObject({
    code: failure,
    stderr: `leads: ${file} exists already.\n`,
  });
  expect(readFileSync(file, "utf8")).toBe("mine");
  const missing = join(makeTemporaryDirectory(), "nowhere", "backup.db");
  expect(await runCli(config, "backup", missing)).toMatchObject({ code: failure });
  expect(existsSync(`${missing}.unfinished`)).toBe(false);
});

it("a restored backup is not overwritten by the write-ahead log of a killed process", async () => {
  const file = join(makeTemporaryDirectory(), "backup.db");
  await runCli(await createStore(["from the backup"]), "backup", file);
  const running = await sqlite.newStore();
  const killed = await sqlite.newStore();
  {
    await using leads = await run(running);
    await leads.submit(message({ subject: "from the log" }));
    for (const name of ["site.db", "site.db-wal"]) {
      copyFileSync(join(running.dataDirectory, name), join(killed.dataDirectory, name));
    }
  }
  expect(await runCli(killed, "restore", file, "--force")).toMatchObject({ code: 0, stderr: "" });
  expect(await readSubjects(killed)).toEqual(["from the backup"]);
});

it("a restore names those who were erased since the backup, and not those before it", async () => {
  const config = await createStore(["A"]);
  const emails = ["early@visitor.example", "late@visitor.example", "kept@visitor.example"];
  {
    await using leads = await run(config);
    for (const email of emails) await leads.submit(message({ email }));
  }
  const file = join(makeTemporaryDirectory(), "backup.db");
  await runCli(config, "erase", "--email", "early@visitor.example");
  await runCli(config, "backup", file);
  await runCli(config, "erase", "--email", "Late@visitor.example");
  const { code, stdout } = await runCli(config, "restore", file, "--force");
  expect(code).toBe(0);
  expect(stdout.match(/\S+@\S+/g)).toEqual(["late@visitor.example"]);
  expect(statSync(join(config.dataDirectory, "erasures.tsv")).mode & 0o777).toBe(0o600);
  expect(await runCli(config, "erase", "--again")).toMatchObject({
    stdout: "Erased of late@visitor.example: submissions 1, subscriptions 0.\n",
  });
  expect((await runCli(config, "restore", file, "--force")).stdout).toContain("late@");
});

it("a backup replaces a damaged database", async () => {
  const file = join(makeTemporaryDirectory(), "backup.db");
  const config = await createStore(["A"]);
  await runCli(config, "backup", file);
  writeFileSync(join(config.dataDirectory, "site.db"), "No database at all. ".repeat(500));
  expect(await runCli(config, "restore", file, "--force")).toMatchObject({ code: 0, stderr: "" });
  expect(await readSubjects(config)).toEqual(["A"]);
});

it("a restore replaces a database only with --force, and never one in use", async () => {
  const config = await createStore(["A"]);
  const file = join(makeTemporaryDirectory(), "backup.db");
  await runCli(config, "backup", file);
  const path = join(config.dataDirectory, "site.db");
  expect(await runCli(config, "restore", file)).toMatchObject({
    code: failure,
    stderr: `leads: ${path} exists; --force replaces it.\n`,
  });
  await using leads = await run(config);
  await leads.submit(message({ subject: "B" }));
  expect(await runCli(config, "restore", file, "--force")).toMatchObject({
    code: failure,
    stderr: `leads: A process uses ${path}: stop the site first.\n`,
  });
  expect(await readSubjects(config)).toEqual(["A", "B"]);
});

it.each([
  ["a file that is no database", "No database at all. ".repeat(500)],
  ["an empty file", ""],
])("a restore refuses %s and changes nothing", async (_, content) => {
  const config = await createStore(["A"]);
  const file = join(makeTemporaryDirectory(), "backup.db");
  writeFileSync(file, content);
  expect((await runCli(config, "restore", file, "--force")).code).toBe(failure);
  expect(await readSubjects(config)).toEqual(["A"]);
});
