const minute = 60_000;

/**
 * Limits log lines that any client can cause. Returns a function that returns whether one more may be written. At the end
 * of each minute, the number of suppressed lines is reported.
 */
export function createLogThrottle(
  maxPerMinute: number,
  reportSuppressed: (count: number) => void,
): () => boolean {
  let requested = 0;

  function endMinute(): void {
    if (requested > maxPerMinute) reportSuppressed(requested - maxPerMinute);
    requested = 0;
  }

  return () => {
    if (requested === 0) setTimeout(endMinute, minute).unref();
    requested++;
    return requested <= maxPerMinute;
  };
}

const maxLength = 200;

/** Shortens a path for the log, and removes email addresses. */
export function redactPath(path: string): string {
  return path.slice(0, maxLength).replace(/[^/]*(@|%40)[^/]*/gi, "…");
}
