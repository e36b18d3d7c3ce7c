/** A day as the moment at which it begins, in UTC (RFC 3339). Feeds and structured data date posts to an instant. */
export function startOfDay(date: string): string {
  return `${date}T00:00:00Z`;
}
