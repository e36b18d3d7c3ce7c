import { expect, it } from "vitest";
import { nextContentChange } from "#app/content/next-change.ts";
import { closingTime, jobs } from "#app/site/jobs.ts";

it("content changes next at the end of the year, or when a job closes or a post is published before", () => {
  expect(nextContentChange(Date.UTC(2026, 5), [])).toBe(Date.UTC(2027, 0));
  for (const closing of jobs.map((job) => Date.parse(closingTime(job)))) {
    expect(nextContentChange(closing, [])).toBe(closing + 1);
    expect(nextContentChange(closing + 1, [])).toBeGreaterThan(closing + 1);
  }
  const [first, second] = [Date.UTC(2026, 5, 2, 9, 30), Date.UTC(2026, 5, 3)];
  expect(nextContentChange(first - 1, [second, first])).toBe(first);
  expect(nextContentChange(first, [second, first])).toBe(second);
});
