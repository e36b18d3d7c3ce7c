import { execSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findSystemBrowser, hasOwnShell } from "./browser.ts";

/* Finds a browser for the tests, or installs one: Debian's package as root, Playwright's own elsewhere. */
if (!findSystemBrowser() && !hasOwnShell()) {
  const canUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const install = canUseApt
    ? "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell"
    : "npx playwright install chromium-headless-shell";
  console.log(`No browser found: ${install}`);
  execSync(install, { stdio: "inherit" });
}
