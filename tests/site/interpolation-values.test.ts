import { expect, it } from "vitest";
import { formatPrice } from "#app/i18n/format-price.ts";
import { locales } from "#app/i18n/locales.ts";
import { plainText } from "#app/i18n/markup.ts";
import { interpolationValues } from "#app/site/interpolation-values.ts";
import { type JobText, jobs } from "#app/site/jobs.ts";
import jobTexts from "#app/site/locales/en/jobs.json" with { type: "json" };

// A site may have no job.
const texts: Readonly<Record<string, JobText>> = jobTexts;

it.each(locales)("the table of jobs in %s has a row with the pay of every job", (locale) => {
  const { jobTable = "" }: Readonly<Record<string, string>> = interpolationValues(locale);
  const rows = jobTable.split("\n").slice(2);
  expect(rows).toHaveLength(jobs.length);
  for (const [at, { slug, salary }] of jobs.entries()) {
    expect(rows[at]).toContain(`](/careers/${slug})`);
    expect(rows[at]).toContain(formatPrice(salary.max, locale));
  }
});

it("each job has placeholders of its own", () => {
  for (const { slug } of jobs) {
    const name = String(slug).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const words: Readonly<Record<string, string>> = interpolationValues("en");
    expect(words[`${name}Title`], slug).toBe(plainText(texts[slug]?.title ?? ""));
    for (const part of ["Place", "Salary", "Posted", "Until"]) {
      expect(words[`${name}${part}`], slug).toMatch(/./);
    }
    expect(words[`${name}Requirements`]).toMatch(/^- /);
  }
});
