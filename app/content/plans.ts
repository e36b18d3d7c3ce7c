import { facts } from "../site/facts.ts";

/** The plans of the API, from the smallest. */
export const planIds = ["starter", "professional", "enterprise"] as const;

export type PlanId = (typeof planIds)[number];

/** The requests that a plan holds; undefined where there is no figure. */
export interface PlanLimits {
  readonly hour?: number | undefined;
  readonly month?: number | undefined;
}

const { rateLimitPerHour: hour, quotaPerMonth: month } = facts;

/** The limits of each plan; those of Enterprise are in its contract. */
export const planLimits: Record<PlanId, PlanLimits> = {
  starter: { hour: hour.starter, month: month.starter },
  professional: { hour: hour.professional, month: month.professional },
  enterprise: {},
};

/** Which limit of a plan ends first: that of the month, of the hour, both with the same request, or as contracted. */
export type EndsFirst = "month" | "hour" | "both" | "contract";

export function endsFirst({ hour, month }: PlanLimits): EndsFirst {
  if (hour === undefined || month === undefined) return "contract";
  if (hour === month) return "both";
  return month < hour ? "month" : "hour";
}

/** The subjects that an address of the contact form can fill in; copy has their words. */
export const contactSubjects = ["key", ...planIds] as const;

export type ContactSubject = (typeof contactSubjects)[number];

/** The path of the contact form with a subject for the sales team, without a locale's prefix. */
export function salesFormPath(subject: ContactSubject): string {
  return `/contact?type=sales&subject=${subject}#write`;
}
