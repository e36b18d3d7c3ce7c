import { inject } from "vitest";
import { startSite, type TestSite } from "./site.ts";

/** The part of a site that tests may share: they can read, but not stop it. */
export type SharedSite = Pick<TestSite, "origin" | "get">;

let shared: Promise<SharedSite> | undefined;

/**
 * The built site without rate limits, for tests that only read its pages. The test files that a process runs share it,
 * so that each page is rendered once; it ends with the process.
 */
export function getSharedSite(): Promise<SharedSite> {
  shared ??= startSite(
    { RATE_LIMIT_DISABLED: "1" },
    { temporaryDirectory: inject("temporaryDirectory") },
  );
  return shared;
}
