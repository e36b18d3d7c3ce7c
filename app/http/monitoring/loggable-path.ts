const longest = 200;

/** A path as the log may have it: not too long, and without addresses of people. */
export function loggablePath(path: string): string {
  return path.slice(0, longest).replace(/[^/]*(@|%40)[^/]*/gi, "…");
}
