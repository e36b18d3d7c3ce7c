import { afterAll, beforeAll, beforeEach } from "vitest";
import { collectLog } from "./collect-log.ts";
import { startSite, type TestSite } from "./site.ts";

/** Starts a site for the tests of a file, with a log that is cleared before each test. */
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
