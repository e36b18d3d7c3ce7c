import { expect, it } from "vitest";
import { closingTime, jobs } from "#app/content/jobs.ts";
import { nextContentChange } from "#app/content/next-change.server.ts";

it("content changes next at the end of the year, or when a job closes before", () => {
  const [job] = jobs;
  if (!job) throw new Error("There is no job.");
  const closing = Date.parse(closingTime(job));
  expect(nextContentChange(Date.UTC(2026, 5))).toBe(Date.UTC(2027, 0));
  expect(nextContentChange(closing)).toBe(closing + 1);
  expect(nextContentChange(closing + 1)).toBeGreaterThan(closing + 1);
});
