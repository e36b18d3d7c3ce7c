/** Which limit of a plan ends first: that of the month, of the hour, both with the same request, or as contracted. */
export type EndsFirst = "month" | "hour" | "both" | "contract";

/** A plan's limits on a logarithmic scale, as percentages of its width; undefined if there is no figure. */
export interface LimitView {
  readonly hour: number | undefined;
  readonly month: number | undefined;
  readonly first: EndsFirst;
}

/** The requests of a plan. */
interface Limits {
  readonly hour?: number;
  readonly month?: number;
}

/** The exponent at the end of a scale of powers of ten that holds all limits. */
export function scaleEnd(plans: readonly Limits[]): number {
  const all = plans.flatMap(({ hour = 1, month = 1 }) => [hour, month]);
  return Math.max(1, Math.ceil(Math.log10(Math.max(...all))));
}

/** Where the limits of a plan stand on a scale from 1 to 10 to the power of `end`. */
export function limitView({ hour, month }: Limits, end: number): LimitView {
  const place = (requests: number | undefined) =>
    requests === undefined ? undefined : (100 * Math.log10(Math.max(1, requests))) / end;
  return { hour: place(hour), month: place(month), first: endsFirst(hour, month) };
}

function endsFirst(hour: number | undefined, month: number | undefined): EndsFirst {
  if (hour === undefined || month === undefined) return "contract";
  if (hour === month) return "both";
  return month < hour ? "month" : "hour";
}
