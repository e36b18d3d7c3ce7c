/** Formats a number with a minus sign instead of a hyphen. */
export function signed(value: number): string {
  return String(value).replace("-", "−");
}
