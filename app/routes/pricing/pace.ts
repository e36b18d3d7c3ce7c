import type { PlanLimits } from "../../content/plan-limits.ts";

/** Steps of the slider for each power of ten. */
export const stepsPerPower = 40;

/** The days that are counted for a month. */
export const daysPerMonth = 30;

/** The key of a text of the copy, and the figure in it. */
type Duration = Readonly<Record<string, string | number>> & {
  readonly kind: "never" | "holds" | "day" | "hours";
};

/** The requests a day at a step of the slider, rounded to two figures. */
export function paceAt(step: number): number {
  const requests = 10 ** (step / stepsPerPower);
  return Number(requests.toPrecision(requests < 10 ? 1 : 2));
}

/** The power of ten of requests a day at which a month exceeds the quotas of all limited plans. */
export function maxPower(plans: readonly PlanLimits[]): number {
  const maxQuota = Math.max(daysPerMonth, ...plans.flatMap(({ month }) => month ?? []));
  return Math.floor(Math.log10(maxQuota / daysPerMonth)) + 1;
}

/** How long a plan's monthly quota lasts at a number of requests a day. */
export function durationOf({ month }: PlanLimits, perDay: number): Duration {
  if (month === undefined) return { kind: "never" };
  if (month >= perDay * daysPerMonth) return { kind: "holds" };
  if (month >= perDay) return { kind: "day", number: Math.ceil(month / perDay) };
  return { kind: "hours", hours: Math.max(1, Math.round((24 * month) / perDay)) };
}

/** The index of the smallest plan that holds a month of requests, their number, and how many are left if there is a limit. */
export function planFor(plans: readonly PlanLimits[], perDay: number) {
  const month = perDay * daysPerMonth;
  const index = plans.findIndex((plan) => plan.month === undefined || plan.month >= month);
  const quota = plans[index]?.month;
  return { index, month, left: quota === undefined ? undefined : quota - month };
}
