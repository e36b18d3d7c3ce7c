import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";

/* `npm run test:adoption` tests what the command changes. These tests expect that it refuses to run. */

const folder = mkdtempSync(join(tmpdir(), "adopt-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command, which has to fail, and returns its message. */
function readRefusal(...options: string[]): string {
  const program = resolve("app/build/adopt.ts");
  const { status, stderr } = spawnSync(process.execPath, [program, ...options], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  return stderr;
}

it("the command refuses to adopt twice, to lose changes, and to go on without an answer", () => {
  expect(readRefusal()).toContain("has been adopted");
  mkdirSync(join(folder, "tests/sample"), { recursive: true });
  expect(readRefusal()).toContain("Commit all changes first");
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  writeFileSync(join(folder, "tests/sample/a.test.ts"), "");
  expect(readRefusal()).toContain("Commit all changes first");
  rmSync(join(folder, "tests/sample/a.test.ts"));
  expect(readRefusal()).toContain("--languages is missing");
  const answers = ["--languages", "en + zh", "--brand", "Marlow", "--company", "Marlow GmbH"];
  expect(readRefusal(...answers)).toContain("--company is");
  expect(readRefusal("--colour", "#fff")).toContain("--colour");
});
