import type { Page, Route } from "playwright/test";
import english from "#app/site/locales/en/home.json" with { type: "json" };
import { expectedConsole, languages, panel, stage } from "./chat-application.ts";
import { expect, open, test } from "./test.ts";

const greeting = (page: Page) => page.frameLocator("iframe").getByRole("heading", { level: 1 });

/** How a request for the site's own preview can fail. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  "a refused connection": (route) => route.abort("connectionrefused"),
  "a 503 with a page": (route) =>
    route.fulfill({ status: 503, contentType: "text/html", body: "<main><h1>Busy</h1></main>" }),
};

test("the preview is ready at once and fills the view down to the next section without scrolling", async ({
  page,
}) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await open(page, "/");
    await expect(stage(page)).toHaveAttribute("data-state", "ready");
    const box = await stage(page).boundingBox();
    const peek = await page.getByRole("link", { name: english.check.peek }).boundingBox();
    expect(box).not.toBeNull();
    // The section below the chat shows its upper edge.
    expect(Math.round((peek?.y ?? 0) + (peek?.height ?? 0))).toBe(size.height);
    const inner = page.frameLocator("iframe");
    const scrolls = await inner
      .locator("html")
      .evaluate((html) => html.scrollHeight > html.clientHeight);
    expect(scrolls).toBe(false);
  }
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(english.check.heading);
});

test.describe("a preview that can't be reached", () => {
  test.use({ expectedConsole });

  const [, { path, copy }] = languages;

  for (const [name, fail] of Object.entries(faults)) {
    test(`${name} in the preview's place is an error until a retry succeeds`, async ({ page }) => {
      await page.route("**/preview-chat", fail);
      // The failure starts hydration by itself.
      await page.goto(path);
      await expect(panel(page).getByRole("heading")).toHaveText(copy.failed.heading);
      await expect(panel(page).getByRole("link")).toHaveAttribute("href", /\/preview-chat$/);
      await page.unroute("**/preview-chat");
      await panel(page).getByRole("button", { name: copy.failed.retry }).click();
      await expect(stage(page)).toHaveAttribute("data-state", "ready");
      await expect(greeting(page)).toBeVisible();
    });
  }

  test("a preview that is lost after it was shown is an error, too", async ({ page }) => {
    await open(page, "/");
    await expect(greeting(page)).toBeVisible();
    await page.route("**/preview-chat?q=x", (route) => route.abort("internetdisconnected"));
    await page.locator("iframe").evaluate((frame: HTMLIFrameElement) => {
      frame.contentWindow?.location.assign("/preview-chat?q=x");
    });
    await expect(panel(page).getByRole("heading")).toHaveText(english.chat.failed.heading);
  });
});
