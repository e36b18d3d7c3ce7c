import type { PlanLimits } from "../../content/plan-limits.ts";

/** Steps of the slider for each power of ten. */
export const stepsPerPower = 40;

/** What a month is taken for. */
export const daysPerMonth = 30;

/** A text of the copy, with its figure. */
type Duration = Readonly<Record<string, string | number>> & {
  readonly kind: "never" | "holds" | "day" | "hours";
};

/** The requests a day at a step of the slider, rounded to two figures. */
export function paceAt(step: number): number {
  const requests = 10 ** (step / stepsPerPower);
  return Number(requests.toPrecision(requests < 10 ? 1 : 2));
}

/** The power of ten of requests a day at which a month has more than any limited plan holds. */
export function maxPower(plans: readonly PlanLimits[]): number {
  const most = Math.max(daysPerMonth, ...plans.flatMap(({ month }) => month ?? []));
  return Math.floor(Math.log10(most / daysPerMonth)) + 1;
}

/** How long a plan lasts at so many requests a day. */
export function durationOf({ month }: PlanLimits, perDay: number): Duration {
  if (month === undefined) return { kind: "never" };
  if (month >= perDay * daysPerMonth) return { kind: "holds" };
  if (month >= perDay) return { kind: "day", number: Math.ceil(month / perDay) };
  return { kind: "hours", hours: Math.max(1, Math.round((24 * month) / perDay)) };
}

/** The requests of a month, and what the smallest plan that holds them has left; nothing where it has no limit. */
export function planFor(plans: readonly PlanLimits[], perDay: number) {
  const month = perDay * daysPerMonth;
  const index = plans.findIndex((plan) => plan.month === undefined || plan.month >= month);
  const held = plans[index]?.month;
  return { index, month, left: held === undefined ? undefined : held - month };
}
