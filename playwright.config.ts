import { defineConfig, devices } from "playwright/test";
import { findSystemBrowser } from "./e2e/browser.ts";
import { leftOutFiles, leftOutNames } from "./tests/support/left-out.ts";

/** Another port lets two checkouts run their tests at once. */
const port = Number(process.env.E2E_PORT ?? 4300);
const executablePath = findSystemBrowser();

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  testIgnore: leftOutFiles,
  grepInvert: leftOutNames,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a deadline. A test that passes only on the retry is reported as flaky.
  retries: 1,
  // Tests wait for pages more than they compute.
  workers: 3,
  // axe takes seconds for a page, and the machine may be busy.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    // Transitions take a fifth of a navigation. Tests that they may disturb turn them on.
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
