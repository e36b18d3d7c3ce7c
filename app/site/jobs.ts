import { hasPart } from "../pages.ts";
import type texts from "./locales/en/jobs.json";
import type { OfficeId } from "./site.ts";

/** The text of a job. */
export interface JobText {
  /** May have hints for line breaks. */
  readonly title: string;
  readonly summary: string;
  /** The description of its page, instead of the summary. */
  readonly meta?: string;
  readonly description: readonly string[];
  readonly requirements: readonly string[];
}

/** The slugs of jobs: the keys of their English texts. */
export type JobSlug = keyof typeof texts;

/** The tabs of the careers page. `other` has no jobs yet, which its tab shows. */
export const departments = ["engineering", "product", "other"] as const;

export interface Job {
  /** The ID and the last segment of the path. */
  readonly slug: JobSlug;
  readonly department: (typeof departments)[number];
  /** The offices of the job. */
  readonly offices: readonly OfficeId[];
  /** Countries (ISO 3166) for remote work. */
  readonly remoteFrom: readonly string[];
  /** `employmentType` of Google's structured data for jobs. */
  readonly employment: "FULL_TIME";
  /** Per year, in the currency of facts.ts. */
  readonly salary: { readonly min: number; readonly max: number };
  /** ISO 8601 dates: when the job was posted, and the last day, in UTC, for applications. */
  readonly posted: string;
  readonly openUntil: string;
}

/** All jobs, including closed ones, whose pages say so. Their text is in app/site/locales. */
export const jobs: readonly Job[] = [
  {
    slug: "senior-machine-learning-engineer",
    department: "engineering",
    offices: ["sanFrancisco"],
    remoteFrom: ["US"],
    employment: "FULL_TIME",
    salary: { min: 160_000, max: 220_000 },
    posted: "2026-10-05",
    openUntil: "2027-12-31",
  },
  {
    slug: "full-stack-engineer",
    department: "engineering",
    offices: ["newYork"],
    remoteFrom: ["US"],
    employment: "FULL_TIME",
    salary: { min: 130_000, max: 180_000 },
    posted: "2026-11-02",
    openUntil: "2027-12-31",
  },
  {
    slug: "clinical-evidence-product-manager",
    department: "product",
    offices: ["london"],
    remoteFrom: [],
    employment: "FULL_TIME",
    salary: { min: 140_000, max: 190_000 },
    posted: "2026-09-14",
    openUntil: "2027-12-31",
  },
  {
    slug: "product-designer",
    department: "product",
    offices: [],
    remoteFrom: ["US", "GB"],
    employment: "FULL_TIME",
    salary: { min: 100_000, max: 150_000 },
    posted: "2026-10-19",
    openUntil: "2027-12-31",
  },
];

/** The end of a job's last day for applications, as an ISO 8601 time. */
export function closingTime({ openUntil }: Job): string {
  return `${openUntil}T23:59:59Z`;
}

/** The jobs that are open at a given time, in the order of the list. */
export function openJobs(now: Date): readonly Job[] {
  return (hasPart("careers") ? jobs : []).filter((job) => now <= new Date(closingTime(job)));
}
