import { existsSync } from "node:fs";

/** The headless shell comes first: a test takes half the time in it. */
const paths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** A Chromium that the system has; without one, Playwright's own is used. */
export function systemBrowser(): string | undefined {
  return paths.find((path) => existsSync(path));
}
