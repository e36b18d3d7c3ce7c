/** The message of an error in one line. Network errors may have a code instead. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : error.name;
  return (error.message || code).replace(/\s*\n\s*/g, " ");
}
