import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { jobView } from "#app/content/job-view.server.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { hasPart } from "#app/pages.ts";
import { jobPosting } from "#app/seo/structured-data.server.ts";
import { facts } from "#app/site/facts.ts";
import { jobs, openJobs } from "#app/site/jobs.ts";
import { site } from "#app/site/site.ts";

describe.runIf(hasPart("careers") && jobs.length > 0)("openJobs", () => {
  it.each(jobs)("$slug is open until the end of its last day", (job) => {
    const last = new Date(`${job.openUntil}T23:59:59Z`);
    expect(openJobs(last)).toContain(job);
    expect(openJobs(new Date(last.getTime() + 1_000))).not.toContain(job);
  });
});

describe.runIf(jobs.length > 0).each(locales)("the structured data of a job in %s", (locale) => {
  const [texts, words] = [copyIn(locale, "jobs"), copyIn(locale, "jobList")];
  const head = { locale, siteUrl: "https://site.test", brand: site.name[locale] };

  it.each(jobs)("the structured data of $slug has what Google requires and recommends", (job) => {
    const view = jobView(job, texts, words, locale);
    const data = jobPosting(head, job, view, words);
    expect(data).toMatchObject({
      "@type": "JobPosting",
      title: view.title,
      identifier: { name: head.brand, value: job.slug },
      datePosted: job.posted,
      validThrough: `${job.openUntil}T23:59:59Z`,
      employmentType: "FULL_TIME",
      hiringOrganization: { "@type": "Organization", name: head.brand },
      baseSalary: {
        currency: facts.currency,
        value: { minValue: job.salary.min, maxValue: job.salary.max, unitText: "YEAR" },
      },
      directApply: true,
    });
    // A job needs a place of work, or a place where remote applicants may live.
    expect(job.offices.length + job.remoteFrom.length).toBeGreaterThan(0);
    expect(data.jobLocation?.length ?? 0).toBe(job.offices.length);
    expect(data.jobLocationType).toBe(job.remoteFrom.length > 0 ? "TELECOMMUTE" : undefined);
    expect(data.applicantLocationRequirements?.length ?? 0).toBe(job.remoteFrom.length);
    for (const { address } of data.jobLocation ?? []) {
      expect(Object.values(address).every(Boolean)).toBe(true);
    }
  });

  it.each(jobs)("the structured data of $slug has the text of its page", (job) => {
    const view = jobView(job, texts, words, locale);
    const { description } = jobPosting(head, job, view, words);
    const paragraphs = parse(description)
      .querySelectorAll("p, li")
      .map(({ textContent }) => textContent);
    expect(paragraphs).toEqual([
      view.summary,
      ...view.description,
      words.requirements,
      ...view.requirements,
      words.benefits,
      ...view.benefits,
    ]);
  });
});
