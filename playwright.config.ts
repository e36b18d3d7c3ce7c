import { defineConfig, devices } from "playwright/test";
import { systemBrowser } from "./e2e/browser.ts";
import { leftOutFiles, leftOutNames } from "./tests/support/left-out.ts";

/** Another one lets two checkouts run at once. */
const port = Number(process.env.E2E_PORT ?? 4300);
const executablePath = systemBrowser();

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  testIgnore: leftOutFiles,
  grepInvert: leftOutNames,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a deadline; what passes only then is reported as flaky.
  retries: 1,
  // Tests wait for pages more than they compute.
  workers: 3,
  // Looking for what is inaccessible takes seconds, and the machine may be busy.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    // Transitions cost a fifth of a navigation; what they may disturb is tested with them.
    reducedMotion: "reduce",
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium's sandbox needs rights that root in a container does not have.
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
  globalSetup: "./e2e/prepare-search.ts",
  webServer: {
    command: "npm start",
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      LOG_LEVEL: "error",
      // Emptied at the beginning of each run.
      DATA_DIR: "test-results/data",
      RATE_LIMIT_DISABLED: "1",
    },
    reuseExistingServer: false,
  },
});
