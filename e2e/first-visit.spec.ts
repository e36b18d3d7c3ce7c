import type { Page } from "playwright/test";
import { localeTable } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { post, postPath } from "../tests/support/subjects.ts";
import { expect, test } from "./test.ts";

const kilobyte = 1_000;

/** Kilobytes of a first visit on the wire, everything but the icon together, without any interaction. */
const budgets: Record<string, number> = {
  "/": 68,
  "/about": 48,
  "/careers": 49,
  // A short post has what follows it in sight.
  ...(post.source.length > 5_000 && { [postPath]: 55 }),
  "/blog": 55,
  "/terms": 55,
  "/privacy": 49,
  "/security": 48,
  "/license": 48,
  "/features": 53,
  "/docs": 52,
  "/api": 56,
  "/contact": 48,
};

interface Weight {
  total: number;
  scripts: string[];
}

/** Loads a page with an empty cache, until it has asked for all that it asks for by itself. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const client = await page.context().newCDPSession(page);
  const weight: Weight = { total: 0, scripts: [] };
  await client.send("Network.enable");
  let icon: string | undefined;
  client.on("Network.requestWillBeSent", ({ request, requestId }) => {
    if (request.url.endsWith("/favicon.svg")) icon = requestId;
    if (/\/assets\/.*\.js$/.test(request.url)) weight.scripts.push(request.url);
  });
  client.on("Network.loadingFinished", ({ encodedDataLength, requestId }) => {
    // Some headless browsers show no icon.
    if (requestId !== icon) weight.total += encodedDataLength;
  });
  const last = page.waitForResponse("/js/analytics.js");
  await page.goto(path);
  await (await last).finished();
  // What comes into sight does so in a frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );
  await client.detach();
  return weight;
}

// In Chinese: its pages are shorter, so that widgets are nearer, and weigh more.
const locale = "zh";

test.describe("the first visit of a reader", () => {
  // Nobody is offered another language.
  test.use({ locale: localeTable[locale].tag });

  for (const [page, budget] of Object.entries(budgets)) {
    const path = inLocale(locale, page);
    test(`${path} is at most ${budget} kB at first, and nothing of React`, async ({ page }) => {
      const { total, scripts } = await weigh(page, path);
      expect(scripts).toEqual([]);
      expect(total / kilobyte).toBeLessThanOrEqual(budget);
      expect(total).toBeGreaterThan(0);
    });
  }
});
