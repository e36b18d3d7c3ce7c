import type { Page, Route } from "playwright/test";
import english from "#app/site/locales/en/home.json" with { type: "json" };
import { expectedConsole, languages, panel, stage } from "./chat-application.ts";
import { expect, open, test } from "./test.ts";

const greeting = (page: Page) => page.frameLocator("iframe").getByRole("heading", { level: 1 });

/** What the site's own preview can meet, in the frame or when it is asked for again. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  "a refused connection": (route) => route.abort("connectionrefused"),
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
    await expect(stage(page)).toHaveAttribute("data-state", "ready");
    const box = await stage(page).boundingBox();
    const peek = await page.getByRole("link", { name: english.check.peek }).boundingBox();
    expect(box).not.toBeNull();
    // What follows the chat shows its upper edge.
    expect(Math.round((peek?.y ?? 0) + (peek?.height ?? 0))).toBe(size.height);
    const inner = page.frameLocator("iframe");
    const scrolls = await inner
      .locator("html")
      .evaluate((html) => html.scrollHeight > html.clientHeight);
    expect(scrolls).toBe(false);
  }
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(english.check.heading);
});

test.describe("the preview out of reach", () => {
  test.use({ expectedConsole });

  const [, { path, copy }] = languages;

  for (const [name, fail] of Object.entries(faults)) {
    test(`by ${name} is an error until the visitor's retry succeeds`, async ({ page }) => {
      await page.route("**/preview-chat", fail);
      // It asks for React all by itself.
      await page.goto(path);
      await expect(panel(page).getByRole("heading")).toHaveText(copy.failed.heading);
      await expect(panel(page).getByRole("link")).toHaveAttribute("href", /\/preview-chat$/);
      await page.unroute("**/preview-chat");
      await panel(page).getByRole("button", { name: copy.failed.retry }).click();
      await expect(stage(page)).toHaveAttribute("data-state", "ready");
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
});
