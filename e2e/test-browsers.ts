import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { firefox, webkit } from "playwright";

/*
 * `npm run test:browsers` runs the tests tagged @smoke in Playwright's own Firefox and WebKit, and installs them first.
 * The browsers of a system can't be driven: Firefox ESR 153 lacks a command that Playwright sends for every page
 * (emulation.setMediaFeaturesOverride), and WebKitGTK has no WebDriver BiDi.
 */

const run = (command: string) => spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;

const projects = [firefox, webkit].flatMap((browser) => {
  const name = browser.name();
  const install = `npx playwright install ${name}`;
  if (existsSync(browser.executablePath()) || run(install)) return [`--project=${name}`];
  console.log(`Skipped ${name}: \`${install}\` failed, and Playwright can't drive the system's.`);
  return [];
});
const command = ["playwright test --config=playwright.browsers.config.ts", ...projects].join(" ");
if (projects.length === 0) console.log("No browser is left to run the tests in.");
if (projects.length === 0 || !run(command)) process.exitCode = 1;
