import { type JobView, jobView } from "../content/job-view.server.ts";
import { jobs } from "../site/jobs.ts";
import { dictionaries } from "../site/locales/dictionaries.ts";
import { formatMessage } from "./format-message.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";

/**
 * Placeholders for jobs: `{{jobTable}}`, a Markdown table of all of them, and for a job such as `product-designer`
 * `{{productDesignerTitle}}` and its place, salary, first and last day, and requirements as a Markdown list.
 */
export const jobWords = memoizeByLocale((locale): Readonly<Record<string, string>> => {
  const { jobTable, jobPlace, noJobs } = dictionaries[locale].sentences;
  const place = ({ location, remoteFrom }: JobView) =>
    remoteFrom ? formatMessage(jobPlace, { location, remoteFrom }) : location;
  const views = jobs.map((job) =>
    jobView(job, dictionaries[locale].jobs, dictionaries[locale].jobList, locale),
  );
  const rows = views.map((job) => {
    const { title, slug, salary, openUntil } = job;
    return `| [${title}](/careers/${slug}) | ${place(job)} | ${salary} | ${openUntil.label} |`;
  });
  const table = [jobTable, "| --- | --- | --- | --- |", ...rows].join("\n");
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
  return { jobTable: jobs.length > 0 ? table : noJobs, ...Object.fromEntries(words) };
});
