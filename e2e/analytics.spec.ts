import type { Page, Request } from "playwright/test";
import type { PageEvent } from "#app/browser/events.server.ts";
import { expect, hydrate, open, test } from "./test.ts";

/** Collects what a page reports from now on. */
function collectEvents(page: Page): PageEvent[] {
  const events: PageEvent[] = [];
  page.on("request", (request) => {
    if (isBeacon(request)) events.push(...JSON.parse(request.postData() ?? "[]"));
  });
  return events;
}

function isBeacon(request: Request): boolean {
  return request.method() === "POST" && new URL(request.url()).pathname === "/beacon";
}

/** Waits until the browser has measured how fast it reacted to the first input. */
async function waitForFirstInput(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // web-vitals records it only when the browser is idle, and misses it if the page is left earlier.
        const observer = new PerformanceObserver(() => requestIdleCallback(() => resolve()));
        observer.observe({ type: "first-input", buffered: true });
      }),
  );
}

/** Fires the event of a tab that goes to the background, which headless browsers never fire. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

test("a page that is left reports its Web Vitals", async ({ page }) => {
  const events = collectEvents(page);
  await open(page, "/zh/features?utm_source=secret");
  await expect.poll(() => events.length).toBe(1);
  await page.getByRole("tab").nth(1).click();
  await waitForFirstInput(page);
  await hide(page);
  await expect
    .poll(() => events.map((event) => (event.type === "vital" ? event.name : event.type)).sort())
    .toEqual(["CLS", "FCP", "INP", "LCP", "TTFB", "view"]);
  expect(new Set(events.map(({ path }) => path))).toEqual(new Set(["/zh/features"]));
  expect(JSON.stringify(events)).not.toContain("secret");
});

const script = /\/js\/analytics\.js$/;

test("a page loads the analytics script last, and not in the chat's frame", async ({ page }) => {
  const frames: string[] = [];
  page.on("request", (request) => {
    if (script.test(request.url())) frames.push(request.frame().url());
  });
  const loaded = page.waitForResponse(script);
  await open(page, "/");
  await loaded;
  await Promise.all(page.frames().map(hydrate));
  expect(frames).toEqual([page.url()]);
  const delay = await page.evaluate(() => {
    const [fetched] = performance.getEntriesByName(new URL("/js/analytics.js", origin).href);
    const [navigation] = performance.getEntriesByType("navigation");
    return (fetched?.startTime ?? 0) - (navigation?.loadEventStart ?? Number.NaN);
  });
  expect(delay).toBeGreaterThan(0);
});

test("each page that is shown counts as a page view", async ({ page }) => {
  const events = collectEvents(page);
  const views = () => events.filter(({ type }) => type === "view").map(({ path }) => path);
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect.poll(views).toEqual(["/", "/about"]);
  await page.goBack();
  await expect.poll(views).toEqual(["/", "/about", "/"]);
  // A tab only changes the query, which doesn't count.
  await open(page, "/terms");
  await page.getByRole("tab").last().click();
  await expect(page).toHaveURL(/tab=/);
  await expect.poll(views).toEqual(["/", "/about", "/", "/terms"]);
});

for (const [name, value] of [
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
] as const) {
  test(`${name} turns off all reports`, async ({ page }) => {
    await page.addInitScript(
      ([name, value]) => Object.defineProperty(Navigator.prototype, name, { get: () => value }),
      [name, value] as const,
    );
    const events = collectEvents(page);
    const loaded = page.waitForResponse("/js/analytics.js");
    await open(page, "/features");
    expect((await loaded).ok()).toBe(true);
    await page.getByRole("tab").nth(1).click();
    await waitForFirstInput(page);
    await hide(page);
    // Requests arrive in order: after this one, no earlier one is pending.
    const last = page.waitForRequest(isBeacon);
    await page.evaluate(() => navigator.sendBeacon("/beacon", "[]"));
    expect((await last).postData()).toBe("[]");
    expect(events).toEqual([]);
  });
}

test("the page works without the analytics script", async ({ page, allow }) => {
  allow(/ERR_BLOCKED_BY_CLIENT/);
  await page.route("/js/analytics.js", (route) => route.abort("blockedbyclient"));
  await open(page, "/features");
  await page.getByRole("tab").nth(1).click();
  await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
});
