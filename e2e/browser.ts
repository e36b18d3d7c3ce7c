import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** The headless shell, in which a test takes half the time. */
const shell = "/usr/bin/chromium-headless-shell";
const others = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Whether Playwright's own headless shell is installed, beside the browser that Playwright names. */
export function hasOwnShell(): boolean {
  const [folder = ""] = /.*chromium-\d+/.exec(chromium.executablePath()) ?? [];
  return existsSync(folder.replace(/chromium-(?=\d+$)/, "chromium_headless_shell-"));
}

/** Finds a Chromium of the system. Undefined if there is none, or only one that is slower than Playwright's shell. */
export function findSystemBrowser(): string | undefined {
  if (existsSync(shell)) return shell;
  return hasOwnShell() ? undefined : others.find((path) => existsSync(path));
}
