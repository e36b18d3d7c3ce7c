import type { JobView } from "../content/job-view.server.ts";
import { escapeHtml } from "../content/markdown/escape-html.ts";
import { pagePath } from "../i18n/paths.ts";
import { facts } from "../site/facts.ts";
import { closingTime, type Job } from "../site/jobs.ts";
import { site } from "../site/site.ts";
import { absolute, type SiteHead } from "./page-head.ts";
import { postalAddress } from "./postal-address.ts";

/** Headings of the lists on the page. */
interface Headings {
  readonly requirements: string;
  readonly benefits: string;
}

/**
 * Structured data of a job, with what Google requires or recommends
 * (developers.google.com/search/docs/appearance/structured-data/job-posting) and the text of its page.
 */
export function jobPosting(
  { siteUrl, brand, locale }: SiteHead,
  job: Job,
  view: JobView,
  headings: Headings,
) {
  const offices = site.offices.filter(({ id }) => job.offices.includes(id));
  return {
    "@type": "JobPosting",
    title: view.title,
    description: descriptionHtml(view, headings),
    identifier: { "@type": "PropertyValue", name: brand, value: job.slug },
    url: absolute(siteUrl, view.path),
    datePosted: job.posted,
    validThrough: closingTime(job),
    employmentType: job.employment,
    hiringOrganization: {
      "@type": "Organization",
      name: brand,
      sameAs: absolute(siteUrl, pagePath(locale, "home")),
      logo: absolute(siteUrl, "/icon-512.png"),
    },
    ...(offices.length > 0 && {
      jobLocation: offices.map((office) => ({ "@type": "Place", address: postalAddress(office) })),
    }),
    ...(view.countries.length > 0 && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: view.countries.map((name) => ({ "@type": "Country", name })),
    }),
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: facts.currency,
      value: {
        "@type": "QuantitativeValue",
        minValue: job.salary.min,
        maxValue: job.salary.max,
        unitText: "YEAR",
      },
    },
    directApply: true,
  };
}

/** The whole description as HTML, as Google requires. */
function descriptionHtml(view: JobView, headings: Headings): string {
  const list = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
  return [
    ...[view.summary, ...view.description].map((text) => `<p>${escapeHtml(text)}</p>`),
    `<p>${escapeHtml(headings.requirements)}</p>`,
    list(view.requirements),
    `<p>${escapeHtml(headings.benefits)}</p>`,
    list(view.benefits),
  ].join("");
}
