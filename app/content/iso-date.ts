import * as v from "valibot";

/** The schema of an ISO 8601 date that exists. */
export const isoDate = v.pipe(
  v.string(),
  v.check(isDate, "Expected an existing date, as in 2026-03-12"),
);

/** Whether a date exists: `Date` turns February 30 into March 2. */
export function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}
