import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { ensureBuild } from "#app/build/run.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder that is removed after the last test. */
    temporaryDirectory: string;
  }
}

/** Vitest's global setup for tests of the production build. */
export function setup({ provide }: TestProject): () => void {
  ensureBuild();
  const directory = mkdtempSync(join(tmpdir(), "site-tests-"));
  provide("temporaryDirectory", directory);
  return () => rmSync(directory, { recursive: true });
}
