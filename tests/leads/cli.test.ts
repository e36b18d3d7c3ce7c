import { join } from "node:path";
import { expect, it } from "vitest";
import { sqlite, temporaryDirectory } from "./engines.ts";
import { cli } from "./processes.ts";
import { message, run } from "./running-leads.ts";

const usage = 64;
const unavailable = 69;

it("prints what was received, and nothing else, while the site runs", async () => {
  const config = await sqlite.newStore();
  await using leads = await run(config);
  await leads.submit(message({ subject: "你好" }));
  const { code, stdout, stderr } = await cli(config, "export", "--format", "jsonl");
  expect([code, stderr]).toEqual([0, ""]);
  expect(JSON.parse(stdout)).toMatchObject({ kind: "contact", subject: "你好" });
  expect(await leads.submit(message())).toEqual({ outcome: "stored" });
});

it.each([
  ["explode", "There is no command explode; see --help."],
  ["export", "--format takes one of jsonl, csv."],
])("says in one line what makes no sense: %s", async (command, reason) => {
  const outcome = await cli(await sqlite.newStore(), command);
  expect(outcome).toEqual({ code: usage, stdout: "", stderr: `leads: ${reason}\n` });
});

it("does not create a database where there is none", async () => {
  const dataDirectory = join(temporaryDirectory(), "wrong");
  const { code, stderr } = await cli({ dataDirectory, databaseUrl: undefined }, "list");
  expect(code).toBe(unavailable);
  expect(stderr).toBe(`leads: There is no database in ${dataDirectory} (DATA_DIR).\n`);
});

it("says in one line that the database can't be reached", async () => {
  const databaseUrl = "postgresql://user:secret@localhost:9/nowhere";
  const { code, stderr } = await cli({ dataDirectory: "unused", databaseUrl }, "list");
  expect(code).toBe(unavailable);
  expect(stderr).toMatch(/^leads: [^\n]*ECONNREFUSED[^\n]*\n$/);
  expect(stderr).not.toContain("secret");
});

it.each([[[]], [["help"]], [["export", "--help"]]])("explains itself: %j", async (args) => {
  const { code, stdout } = await cli(await sqlite.newStore(), ...args);
  expect(code).toBe(0);
  for (const name of ["export", "list", "erase", "requeue"]) expect(stdout).toContain(`  ${name}`);
});
