import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";

/* What the command changes is tested by `npm run test:adoption`; here, that it changes nothing where it must not. */

const folder = mkdtempSync(join(tmpdir(), "adopt-"));
afterAll(() => rmSync(folder, { recursive: true }));

function refusal(...options: string[]): string {
  const program = resolve("app/build/adopt.ts");
  const { status, stderr } = spawnSync(process.execPath, [program, ...options], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  return stderr;
}

it("the command refuses to adopt twice, to lose changes, and to go on without an answer", () => {
  expect(refusal()).toContain("has been adopted");
  mkdirSync(join(folder, "tests/sample"), { recursive: true });
  expect(refusal()).toContain("Commit all changes first");
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  writeFileSync(join(folder, "tests/sample/a.test.ts"), "");
  expect(refusal()).toContain("Commit all changes first");
  rmSync(join(folder, "tests/sample/a.test.ts"));
  expect(refusal()).toContain("--languages is missing");
  const given = ["--languages", "en + zh", "--brand", "Marlow", "--company", "Marlow GmbH"];
  expect(refusal(...given)).toContain("--company is");
  expect(refusal("--colour", "#fff")).toContain("--colour");
});
