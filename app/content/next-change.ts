import { closingTime, jobs } from "../site/jobs.ts";

/**
 * The next time, in milliseconds since 1970, at which a page changes without a release: when a post is published, a job closes,
 * or the year ends, which the footer shows. Cached pages expire then.
 */
export function nextContentChange(now: number, publications: readonly number[]): number {
  const yearEnd = Date.UTC(new Date(now).getUTCFullYear() + 1, 0);
  // A job is open until its closing time, inclusive.
  const closings = jobs.map((job) => Date.parse(closingTime(job)) + 1);
  return Math.min(yearEnd, ...[...publications, ...closings].filter((time) => time > now));
}
