/** Formats a number with a minus sign instead of a hyphen. */
export function formatSigned(value: number): string {
  return String(value).replace("-", "−");
}
