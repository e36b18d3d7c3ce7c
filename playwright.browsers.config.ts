import { defineConfig, devices } from "playwright/test";
import config from "./playwright.config.ts";

/** `npm run test:browsers`: what visitors do most, in Playwright's own Firefox and WebKit. */
export default defineConfig(config, {
  grep: /@smoke/,
  projects: [
    { name: "firefox", use: { ...devices["Desktop Firefox"], launchOptions: {} } },
    { name: "webkit", use: { ...devices["Desktop Safari"], launchOptions: {} } },
  ],
});
