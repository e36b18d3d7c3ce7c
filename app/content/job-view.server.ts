import type { CopyOf } from "../i18n/copy.server.ts";
import { formatDate } from "../i18n/format-date.ts";
import { formatList } from "../i18n/format-list.ts";
import { formatPrice } from "../i18n/format-price.ts";
import { type Locale, localeTable } from "../i18n/locales.ts";
import { plainText } from "../i18n/markup.ts";
import { itemPath } from "../i18n/paths.ts";
import { closingTime, type Job, type JobText } from "../site/jobs.ts";
import { site } from "../site/site.ts";

/** A job formatted for a page: its data and its text in one language. */
export function jobView(job: Job, texts: CopyOf<"jobs">, copy: CopyOf<"jobList">, locale: Locale) {
  const { tag } = localeTable[locale];
  const cities = site.offices
    .filter(({ id }) => job.offices.includes(id))
    .map(({ city }) => city[locale]);
  const names = new Intl.DisplayNames(tag, { type: "region" });
  const countries = job.remoteFrom.map((code) => names.of(code) ?? code);
  const isRemote = countries.length > 0;
  const { title, ...text }: JobText = texts[job.slug];
  const slug: string = job.slug;
  return {
    ...text,
    title: plainText(title),
    /** The title with line-break hints, for large type. */
    heading: title,
    slug,
    benefits: copy.everyJob,
    path: itemPath(locale, "job", slug),
    department: copy.departments[job.department],
    location:
      cities.length > 0
        ? formatList(isRemote ? [...cities, copy.orRemote] : cities, locale, "disjunction")
        : copy.remote,
    /** The countries for remote work, as a list and as text. */
    countries,
    remoteFrom: formatList(countries, locale),
    employment: copy.employment[job.employment],
    salary: `${formatPrice(job.salary.min, locale)}–${formatPrice(job.salary.max, locale)} ${copy.perYear}`,
    posted: { date: job.posted, label: formatDate(job.posted, locale) },
    /** The last moment at which the job is open. */
    closes: closingTime(job),
    openUntil: { date: job.openUntil, label: formatDate(job.openUntil, locale) },
  };
}

export type JobView = ReturnType<typeof jobView>;
