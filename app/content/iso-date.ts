import * as v from "valibot";

/** The schema of an existing ISO 8601 date. */
export const isoDate = v.pipe(
  v.string(),
  v.check(isDate, "Expected an existing date, as in 2026-03-12"),
);

/** The schema of an existing day or minute, in UTC. */
export const isoMoment = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\dZ)?$/,
    "Expected a date, as in 2026-03-12 or 2026-03-12T09:30Z",
  ),
  v.check((text) => isDate(text.slice(0, 10)), "Expected an existing date"),
);

/** Whether a date exists: `Date` turns February 30 into March 2. */
export function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}
