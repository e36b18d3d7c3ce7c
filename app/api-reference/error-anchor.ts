/** The anchor of an error in the API page's table of errors: 401 → `error-401`. */
export function errorAnchor(status: string): string {
  return `error-${status}`;
}
