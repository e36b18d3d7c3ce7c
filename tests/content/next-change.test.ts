import { expect, it } from "vitest";
import { nextContentChange } from "#app/content/next-change.ts";
import { closingTime, jobs } from "#app/site/jobs.ts";

it("content changes next at the end of the year, or when a job closes before", () => {
  expect(nextContentChange(Date.UTC(2026, 5))).toBe(Date.UTC(2027, 0));
  for (const closing of jobs.map((job) => Date.parse(closingTime(job)))) {
    expect(nextContentChange(closing)).toBe(closing + 1);
    expect(nextContentChange(closing + 1)).toBeGreaterThan(closing + 1);
  }
});
