/** The start of a day in UTC (RFC 3339), for feeds and structured data, which need a time. */
export function startOfDay(date: string): string {
  return `${date}T00:00:00Z`;
}
