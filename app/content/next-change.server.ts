import { closingTime, jobs } from "./jobs.ts";

/**
 * The next moment, in milliseconds, at which some page changes without a new release: a job closes, or
 * the year in the footer ends. Cached pages expire at that moment.
 */
export function nextContentChange(now: number): number {
  const yearEnd = Date.UTC(new Date(now).getUTCFullYear() + 1, 0);
  // A job is open through its closing time; what changes is the moment after.
  const changes = jobs.map((job) => Date.parse(closingTime(job)) + 1);
  return Math.min(yearEnd, ...changes.filter((time) => time > now));
}
