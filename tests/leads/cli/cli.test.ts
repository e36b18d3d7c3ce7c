import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { StoreConfig } from "#app/leads/.server/store/store.ts";
import { makeTemporaryDirectory } from "../../support/temporary-directory.ts";
import { sqlite } from "../engines.ts";
import { runCli, runServer } from "../processes.ts";
import { message, run } from "../running-leads.ts";

const failure = 1;
const badData = 65;

it("the command line prints leads and nothing else while the site runs", async () => {
  const config = await sqlite.newStore();
  await using leads = await run(config);
  await leads.submit(message({ subject: "你好" }));
  const { code, stdout, stderr } = await runCli(config, "export", "--format", "jsonl");
  expect([code, stderr]).toEqual([0, ""]);
  expect(JSON.parse(stdout)).toMatchObject({ kind: "contact", subject: "你好" });
  expect(await leads.submit(message())).toEqual({ outcome: "stored" });
});

it.each([
  ["explode", "There is no command explode; see --help."],
  ["export", "--format takes one of jsonl, csv."],
])("the command line reports invalid arguments in one line: %s", async (command, reason) => {
  const outcome = await runCli(await sqlite.newStore(), command);
  expect(outcome).toEqual({ code: failure, stdout: "", stderr: `leads: ${reason}\n` });
});

it("the command line creates no database", async () => {
  const dataDirectory = join(makeTemporaryDirectory(), "wrong");
  const { code, stderr } = await runCli({ dataDirectory, databaseUrl: undefined }, "list");
  expect(code).toBe(failure);
  expect(stderr).toBe(`leads: There is no database in ${dataDirectory} (DATA_DIR).\n`);
});

it.each([
  ["the command line", failure, (config: StoreConfig) => runCli(config, "list")],
  ["the site", badData, runServer],
])(
  "%s reports in one line that the database is damaged, and does not change it",
  async (_, exit, start) => {
    const config = await sqlite.newStore();
    const path = join(config.dataDirectory, "site.db");
    writeFileSync(path, "No database at all. ".repeat(500));
    const { code, stdout, stderr } = await start(config);
    expect([code, stdout]).toEqual([exit, ""]);
    expect(stderr).toMatch(/^[^\n]*site\.db is damaged \([^\n]+\)\. Restore[^\n]*\n$/);
    expect(readFileSync(path, "utf8")).toBe("No database at all. ".repeat(500));
  },
);

it("the command line reports in one line that the database is unreachable", async () => {
  const databaseUrl = "postgresql://user:secret@localhost:9/nowhere";
  const { code, stderr } = await runCli({ dataDirectory: "unused", databaseUrl }, "list");
  expect(code).toBe(failure);
  expect(stderr).toMatch(/^leads: [^\n]*ECONNREFUSED[^\n]*\n$/);
  expect(stderr).not.toContain("secret");
});

it.each([[[]], [["help"]], [["export", "--help"]]])("leads explains itself: %j", async (args) => {
  const { code, stdout } = await runCli(await sqlite.newStore(), ...args);
  expect(code).toBe(0);
  for (const name of ["export", "list", "erase", "requeue"]) expect(stdout).toContain(`  ${name}`);
});
