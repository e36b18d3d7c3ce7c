const maxLength = 200;

/** A path for the log: cut to a maximum length, without email addresses. */
export function loggablePath(path: string): string {
  return path.slice(0, maxLength).replace(/[^/]*(@|%40)[^/]*/gi, "…");
}
