import { afterAll, beforeAll, beforeEach } from "vitest";
import { collectLog } from "./collect-log.ts";
import { startSite, type TestSite } from "./site.ts";

/** A site for all tests of a file, and its log, which is empty when a test begins. */
export function loggedSite(environment: Record<string, string>) {
  const { log, text, lines, clear } = collectLog();
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite(environment, { log });
  });
  afterAll(() => site[Symbol.asyncDispose]());
  beforeEach(clear);
  return { site: () => site, log, text, lines };
}
