import type { Page } from "playwright/test";
import { localeTable } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { isOff } from "#app/pages.ts";
import { post, postPath } from "../tests/support/subjects.ts";
import { zh } from "../tests/support/tested-locales.ts";
import { expect, modules, test } from "./test.ts";

const kilobyte = 1_000;

/**
 * Kilobytes that a first visit transfers in all, except for the icon, without any interaction.
 */
const budget = 61.2;
/**
 * The home page shows the product and a page in a frame, the terms have four documents, the API page a contract, and the
 * documentation a quick start up to the verified webhook.
 */
const budgets: Readonly<Record<string, number>> = {
  "/": 63,
  "/docs": 61.6,
  "/terms": 64,
  "/api": 70,
};

const paths = [
  ...["/", "/about", "/careers", "/blog", "/terms", "/privacy", "/security", "/license"],
  ...["/features", "/docs", "/api", "/contact"],
  // Below a short post, the next section is in view at once.
  ...(post.source.length > 5_000 ? [postPath] : []),
].filter((path) => !isOff(path));

interface Weight {
  total: number;
  scripts: string[];
}

/** Loads a page with an empty cache, until it has requested everything that it requests by itself. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const client = await page.context().newCDPSession(page);
  const weight: Weight = { total: 0, scripts: [] };
  await client.send("Network.enable");
  await client.send("Network.clearBrowserCache");
  let icon: string | undefined;
  client.on("Network.requestWillBeSent", ({ request, requestId }) => {
    if (request.url.endsWith("/favicon.svg")) icon = requestId;
    if (modules.test(request.url)) weight.scripts.push(request.url);
  });
  client.on("Network.loadingFinished", ({ encodedDataLength, requestId }) => {
    // Some headless browsers request no icon.
    if (requestId !== icon) weight.total += encodedDataLength;
  });
  const last = page.waitForResponse("/js/analytics.js");
  await page.goto(path);
  await (await last).finished();
  // The page notices in the next frame what is in view.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );
  await client.detach();
  return weight;
}

// Chinese pages are shorter, so that widgets are nearer, and they weigh more.
const locale = zh;

test.describe("the first visit of a reader", () => {
  // In a browser of this language there is no language offer.
  test.use({ locale: localeTable[locale].tag });

  for (const page of paths) {
    const path = inLocale(locale, page);
    const limit = budgets[page] ?? budget;
    test(`${path} transfers at most ${limit} kB at first, and no React`, async ({ page }) => {
      // A new process sends a page before it has compressed it as far as possible.
      await expect(async () => {
        const { total, scripts } = await weigh(page, path);
        expect(scripts).toEqual([]);
        expect(total / kilobyte).toBeLessThanOrEqual(limit);
        expect(total).toBeGreaterThan(0);
      }).toPass({ timeout: 10_000 });
    });
  }
});
