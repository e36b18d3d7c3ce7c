import { expect, it } from "vitest";
import { interpolationValues } from "#app/site/interpolation-values.ts";
import { openJobs } from "#app/site/jobs.ts";

it("the jobs of the sample are four in engineering and product, within the range of salaries", () => {
  // Only the jobs with which the site began; later ones add to them.
  const open = openJobs(new Date("2026-12-01T00:00:00Z")).filter(
    ({ posted }) => posted <= "2026-11-02",
  );
  const departments = open.map(({ department }) => department).sort();
  expect(departments.join()).toBe("engineering,engineering,product,product");
  for (const { salary } of open) {
    expect(salary.min).toBeGreaterThanOrEqual(100_000);
    expect(salary.max).toBeLessThanOrEqual(220_000);
    expect(salary.min).toBeLessThan(salary.max);
  }
});

it("the placeholder of a job in the sample has its place", () => {
  const values: Readonly<Record<string, string>> = interpolationValues("en");
  expect(values.productDesignerPlace).toBe("Remote (United States and United Kingdom)");
});
