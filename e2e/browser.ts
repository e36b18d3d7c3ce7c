import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** A test takes half the time in the headless shell. */
const shell = "/usr/bin/chromium-headless-shell";
const others = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Whether Playwright has its own headless shell, which stands beside the browser that it names. */
export function hasOwnShell(): boolean {
  const [folder = ""] = /.*chromium-\d+/.exec(chromium.executablePath()) ?? [];
  return existsSync(folder.replace(/chromium-(?=\d+$)/, "chromium_headless_shell-"));
}

/** A Chromium that the system has; without one, and where Playwright has its shell, that is used. */
export function systemBrowser(): string | undefined {
  if (existsSync(shell)) return shell;
  return hasOwnShell() ? undefined : others.find((path) => existsSync(path));
}
