import type { Page, Route } from "playwright/test";
import { home as english } from "#app/locales/en/home.ts";
import { home as chinese } from "#app/locales/zh/home.ts";
import { expectAccessible } from "./accessibility.ts";
import { expectedConsole, languages, overlay, panel } from "./chat-application.ts";
import { expect, hydrate, open, test } from "./test.ts";

const frame = (page: Page) => page.locator("[data-state]");
const greeting = (page: Page) => page.frameLocator("iframe").getByRole("heading", { level: 1 });

/** What the site's own preview can meet, in the frame or when it is asked for again. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  "a refused connection": (route) => route.abort("connectionrefused"),
  "no network": (route) => route.abort("internetdisconnected"),
  "a 500 without a page": (route) => route.fulfill({ status: 500 }),
  "a 503 with a page": (route) =>
    route.fulfill({ status: 503, contentType: "text/html", body: "<main><h1>Busy</h1></main>" }),
};

test("the preview is ready at once, fills the height, and the page below has its own", async ({
  page,
}) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await open(page, "/");
    await expect(frame(page)).toHaveAttribute("data-state", "ready");
    const stage = await page.locator("section[aria-labelledby=chat]").boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    expect(Math.round((stage?.height ?? 0) + (header?.height ?? 0))).toBe(size.height);
    const inner = page.frameLocator("iframe");
    const scrolls = await inner
      .locator("html")
      .evaluate((html) => html.scrollHeight > html.clientHeight);
    expect(scrolls).toBe(false);
  }
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(english.more.heading);
});

test("the preview speaks the language of the page, also after a change", async ({ page }) => {
  await open(page, "/");
  await expect(page.frameLocator("iframe").locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("banner").getByRole("link", { name: "中文" }).click();
  await expect(page.frameLocator("iframe").locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(frame(page)).toHaveAttribute("data-state", "ready");
});

test.describe("the preview out of reach", () => {
  test.use({ expectedConsole });

  const [{ path, copy }] = languages;

  test(`on ${path} can be tried again, and comes back by itself`, async ({ page }) => {
    await page.route("**/preview-chat", (route) => route.abort("connectionrefused"));
    await open(page, path);
    await expect(panel(page).getByRole("heading")).toHaveText(copy.failed.heading);
    await expect(panel(page)).toContainText(copy.failed.text);
    const newTab = panel(page).getByRole("link");
    await expect(newTab).toHaveAttribute("href", /\/preview-chat$/);
    await expect(newTab).toHaveAttribute("target", "_blank");
    await expectAccessible(page);

    // By keyboard alone: trying again fails again, and focus is never lost.
    await page.clock.install();
    await panel(page).getByRole("button", { name: copy.failed.retry }).press("Enter");
    await expect(overlay(page)).toBeFocused();
    await page.clock.runFor(1_000);
    await expect(panel(page).getByRole("heading")).toBeFocused();

    await page.unroute("**/preview-chat");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(greeting(page)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator("iframe")).toBeFocused();
  });

  for (const [name, fail] of Object.entries(faults)) {
    test(`by ${name} is an error until the visitor's retry succeeds`, async ({ page }) => {
      await page.route("**/preview-chat", fail);
      await open(page, "/zh");
      await expect(panel(page).getByRole("heading")).toHaveText(chinese.chat.failed.heading);
      await page.unroute("**/preview-chat");
      await panel(page).getByRole("button", { name: chinese.chat.failed.retry }).click();
      await expect(frame(page)).toHaveAttribute("data-state", "ready");
      await expect(greeting(page)).toBeVisible();
    });
  }

  test("is an error also when its own page is lost later", async ({ page }) => {
    await open(page, "/");
    await expect(greeting(page)).toBeVisible();
    await page.route("**/preview-chat?q=x", (route) => route.abort("internetdisconnected"));
    await page.locator("iframe").evaluate((frame: HTMLIFrameElement) => {
      frame.contentWindow?.location.assign("/preview-chat?q=x");
    });
    await expect(panel(page).getByRole("heading")).toHaveText(english.chat.failed.heading);
  });

  test("is no error while it is merely slow", async ({ page }) => {
    const answer = Promise.withResolvers<void>();
    await page.route("**/preview-chat", async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(500);
    await page.goto("/", { waitUntil: "commit" });
    await hydrate(page);
    await expect(frame(page)).toHaveAttribute("data-state", "loading");
    await page.clock.runFor(30_000);
    await expect(frame(page)).toHaveAttribute("data-state", "ready");
    await expect(panel(page)).toHaveCount(0);
    answer.resolve();
    await expect(greeting(page)).toBeVisible();
    await expect(frame(page)).toHaveAttribute("data-state", "ready");
  });
});
