const minute = 60_000;

/**
 * Limits log lines that any client can cause. The returned function tells whether one more may be written;
 * at the end of each minute, the number of suppressed lines is reported.
 */
export function logThrottle(
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

/** A path for the log: cut to a maximum length, without email addresses. */
export function loggablePath(path: string): string {
  return path.slice(0, maxLength).replace(/[^/]*(@|%40)[^/]*/gi, "…");
}
