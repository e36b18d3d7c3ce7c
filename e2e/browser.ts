import { existsSync } from "node:fs";

/** A Chromium that the system has; without one, Playwright's own is used. */
export function systemBrowser(): string | undefined {
  return ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
    existsSync(path),
  );
}
