import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Makes a directory that is removed after the test. */
export function makeTemporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "site-test-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
