import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A directory that is gone when the test is done. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "site-test-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
