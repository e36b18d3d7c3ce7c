import { UsageError } from "./command.ts";

/**
 * Parses the value of `--since`, an ISO 8601 date or time, to milliseconds since 1970. Without an offset it is in UTC,
 * so that the result does not depend on the machine.
 * @throws {UsageError} if there is no such time
 */
export function readTime(text: string): number {
  const [, date, time, offset = "Z"] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/.exec(text) ?? [];
  const milliseconds = Date.parse(`${date}T${time ?? "00:00"}${offset}`);
  if (Number.isNaN(milliseconds) || !isDate(date)) {
    throw new UsageError(
      "--since takes a date as in 2026-01-31, or a time as in 2026-01-31T08:00Z.",
    );
  }
  return milliseconds;
}

/** Whether a date exists: JavaScript turns February 31 into March 3. */
function isDate(text: string | undefined): boolean {
  return new Date(`${text}T00:00Z`).getUTCDate() === Number(text?.slice(-2));
}
