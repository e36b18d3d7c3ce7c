const minute = 60_000;

/** Limits log lines that any client can cause. Returns a function that returns whether one more may be written. */
export function createLogThrottle(maxPerMinute: number): () => boolean {
  let end = 0;
  let requested = 0;
  return () => {
    if (Date.now() >= end) {
      end = Date.now() + minute;
      requested = 0;
    }
    requested++;
    return requested <= maxPerMinute;
  };
}

const maxLength = 200;

/** Shortens a path for the log, and removes email addresses. */
export function redactPath(path: string): string {
  return path.slice(0, maxLength).replace(/[^/]*(@|%40)[^/]*/gi, "…");
}
