import { expect, it } from "vitest";
import { closingTime, jobs } from "#app/content/jobs.ts";
import { nextContentChange } from "#app/content/next-change.server.ts";

it("is the end of the year, or the first closing of a job before it", () => {
  const [job] = jobs;
  if (!job) throw new Error("There is no job.");
  const closing = Date.parse(closingTime(job));
  expect(nextContentChange(Date.UTC(2026, 5))).toBe(Date.UTC(2027, 0));
  expect(nextContentChange(closing)).toBe(closing + 1);
  expect(nextContentChange(closing + 1)).toBeGreaterThan(closing + 1);
});
