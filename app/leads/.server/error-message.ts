/** What went wrong, on one line. Network errors may have a code in place of a message. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : error.name;
  return (error.message || code).replace(/\s*\n\s*/g, " ");
}
