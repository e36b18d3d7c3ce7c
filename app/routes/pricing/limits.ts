import { type EndsFirst, endsFirst, type PlanLimits } from "../../content/plan-limits.ts";

/** A plan's limits on a logarithmic scale, as percentages of its width; undefined if there is no figure. */
export interface LimitView {
  readonly hour: number | undefined;
  readonly month: number | undefined;
  readonly first: EndsFirst;
}

/** The exponent at the end of a scale of powers of ten that holds all limits. */
export function scaleEnd(plans: readonly PlanLimits[]): number {
  const all = plans.flatMap(({ hour = 1, month = 1 }) => [hour, month]);
  return Math.max(1, Math.ceil(Math.log10(Math.max(...all))));
}

/** Where the limits of a plan stand on a scale from 1 to 10 to the power of `end`. */
export function limitView({ hour, month }: PlanLimits, end: number): LimitView {
  const place = (requests: number | undefined) =>
    requests === undefined ? undefined : (100 * Math.log10(Math.max(1, requests))) / end;
  return { hour: place(hour), month: place(month), first: endsFirst({ hour, month }) };
}
