import { execSync } from "node:child_process";
import { existsSync } from "node:fs";
import { hasOwnShell, systemBrowser } from "./browser.ts";

/* Finds a browser for the tests, or installs one: Debian's package as root, Playwright's own elsewhere. */
if (!systemBrowser() && !hasOwnShell()) {
  const debian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const install = debian
    ? "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell"
    : "npx playwright install chromium-headless-shell";
  console.log(`No browser found: ${install}`);
  execSync(install, { stdio: "inherit" });
}
