import { type JobView, jobView } from "../content/job-view.server.ts";
import { jobs } from "../content/jobs.ts";
import { jobList as enList } from "../locales/en/job-list.ts";
import { jobs as enJobs } from "../locales/en/jobs.ts";
import { jobList as zhList } from "../locales/zh/job-list.ts";
import { jobs as zhJobs } from "../locales/zh/jobs.ts";
import type { Locale } from "./locales.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";

const copy = { en: { jobs: enJobs, list: enList }, zh: { jobs: zhJobs, list: zhList } };

const phrases = {
  en: {
    head: "| Position | Where | Salary | Apply by |",
    place: ({ location, remoteFrom }: JobView) =>
      remoteFrom ? `${location} (${remoteFrom})` : location,
    none: "No position is open at the moment.",
  },
  zh: {
    head: "| 职位 | 地点 | 薪资 | 截止日期 |",
    place: ({ location, remoteFrom }: JobView) =>
      remoteFrom ? `${location}（${remoteFrom}）` : location,
    none: "目前没有在招的职位。",
  },
} as const satisfies Record<Locale, unknown>;

/**
 * Placeholders for jobs: `{{jobTable}}`, a Markdown table of all of them, and for a job such as `product-designer`
 * `{{productDesignerTitle}}` and its place, salary, first and last day, and requirements as a Markdown list.
 */
export const jobWords = memoizeByLocale((locale): Readonly<Record<string, string>> => {
  const { head, place, none } = phrases[locale];
  const views = jobs.map((job) => jobView(job, copy[locale].jobs, copy[locale].list, locale));
  const rows = views.map((job) => {
    const { title, slug, salary, openUntil } = job;
    return `| [${title}](/careers/${slug}) | ${place(job)} | ${salary} | ${openUntil.label} |`;
  });
  const table = [head, "| --- | --- | --- | --- |", ...rows].join("\n");
  const words = views.flatMap((job) => {
    const name = job.slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [
      [`${name}Title`, job.title],
      [`${name}Place`, place(job)],
      [`${name}Salary`, job.salary],
      [`${name}Posted`, job.posted.label],
      [`${name}Until`, job.openUntil.label],
      [`${name}Requirements`, job.requirements.map((text) => `- ${text}`).join("\n")],
    ] as const;
  });
  return { jobTable: jobs.length > 0 ? table : none, ...Object.fromEntries(words) };
});
