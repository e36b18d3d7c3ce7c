import { facts } from "../site/facts.ts";
import type { PlanId } from "./plans.ts";

/** The requests that a plan includes, per hour and per month; undefined if there is no fixed limit. */
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

/** Which limit of a plan is reached first: the month's, the hour's, both with the same request, or the contract's. */
export function firstLimitReached({ hour, month }: PlanLimits) {
  if (hour === undefined || month === undefined) return "contract";
  if (hour === month) return "both";
  return month < hour ? "month" : "hour";
}
