import { expect, it } from "vitest";
import { jobs } from "#app/content/jobs.ts";
import { jobWords } from "#app/i18n/job-words.ts";
import { locales } from "#app/i18n/locales.ts";

it.each(locales)("the table of jobs in %s has a row with the pay of every job", (locale) => {
  const { jobTable = "" } = jobWords(locale);
  const rows = jobTable.split("\n").slice(2);
  expect(rows).toHaveLength(jobs.length);
  for (const [at, { slug, salary }] of jobs.entries()) {
    expect(rows[at]).toContain(`](/careers/${slug})`);
    expect(rows[at]).toContain(`$${salary.max.toLocaleString("en-US")}`);
  }
});

it("each job has placeholders of its own", () => {
  const words = jobWords("en");
  expect(words.productDesignerTitle).toBe("Product designer");
  expect(words.productDesignerPlace).toMatch(/^Remote \(United States and United Kingdom\)$/);
  expect(words.fullStackEngineerRequirements).toMatch(/^- /);
});
