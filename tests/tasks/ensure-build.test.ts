import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "checkout-"));
  const scripts = { build: "node -p process.env.NODE_ENV" };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts }));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether `npm start` builds in this folder, for production. */
function builds(): boolean {
  const script = resolve("app/tasks/ensure-build.ts");
  const env = { ...process.env, NODE_ENV: "test" };
  const output = execFileSync(process.execPath, [script], { cwd: folder, env, encoding: "utf8" });
  return output.includes("production\n");
}

it("npm start builds for production, only if the build is missing, incomplete or older than a source", () => {
  expect(builds()).toBe(true);
  mkdirSync(join(folder, "build/server"), { recursive: true });
  writeFileSync(join(folder, "build/server/index.js"), "");
  expect(builds()).toBe(true);
  writeFileSync(join(folder, "build/complete"), "");
  expect(builds()).toBe(false);
  const source = join(folder, "app/pages.ts");
  mkdirSync(join(folder, "app"));
  writeFileSync(source, "");
  const later = new Date(Date.now() + 60_000);
  utimesSync(source, later, later);
  expect(builds()).toBe(true);
});
