import { copyIn } from "#app/i18n/copy.server.ts";
import { plainText } from "#app/i18n/markup.ts";
import { en } from "#app/locales/en/index.ts";
import { expect, modules, open, test } from "./test.ts";

test.use({ reducedMotion: "no-preference" });

test.describe("a navigation to a page whose module is gone", () => {
  test.use({
    expectedConsole: [/404 \(Not Found\)|Error loading route module|Failed to fetch/],
  });

  test("a page whose module is gone is loaded once as a document", async ({ page }) => {
    await open(page, "/features");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
    });
    await page.route("**/assets/about-*.js", (route) =>
      route.fulfill({ status: 404, body: "Not found" }),
    );
    const { nav } = copyIn("en", "chrome");
    const link = page.getByRole("banner").getByRole("link", { name: nav.about, exact: true });

    // It is fetched ahead, and not there: nothing happens to this page.
    const ahead = page.waitForEvent("console", (entry) => entry.text().includes("about-"));
    await link.hover();
    await ahead;
    await expect(page).toHaveURL("/features");
    expect(asked).toEqual([]);

    // It is missed again, ahead and for the click.
    await page.mouse.move(0, 0);
    await link.click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      plainText(copyIn("en", "about").hero.heading),
    );
    expect(asked).toEqual(["/about"]);
  });

  test("the current page can be reloaded", async ({ page }) => {
    await open(page, "/features");
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.reload();
    expect(await page.evaluate(() => "stayed" in window)).toBe(false);
  });
});

test.describe("hydration that can't be", () => {
  test.use({ expectedConsole: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|404/] });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      let failures = 0;
      addEventListener("hydrationfailed", () => {
        document.documentElement.dataset.failures = String(++failures);
      });
    });
  });

  test("without a network a page stays what it is, and hydrates at the next intent", async ({
    page,
    context,
  }) => {
    await page.goto("/features");
    await page.waitForLoadState();
    await context.setOffline(true);
    const tab = page.getByRole("tab").nth(1);
    const links = page.locator("link[rel=modulepreload], link[rel=stylesheet]");
    const counts: number[] = [];
    const failures = () =>
      page.evaluate(() => Number(document.documentElement.dataset.failures ?? 0));
    for (let attempt = 0; attempt < 2; attempt++) {
      const before = await failures();
      // The pointer that arrives is an intent, and the press another one.
      await tab.click();
      await expect.poll(failures).toBeGreaterThan(before);
      counts.push(await links.count());
    }
    expect(counts[1]).toBe(counts[0]);
    await context.setOffline(false);
    // The attempt before may still be failing.
    await expect(async () => {
      await tab.click();
      await expect(page).toHaveURL(/\?tab=/, { timeout: 2_000 });
    }).toPass();
  });

  test("a page of an earlier release whose modules are gone has links, which load documents", async ({
    page,
  }) => {
    await page.route(modules, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/features");
    await page.keyboard.press("Shift");
    await expect(page.locator("html")).toHaveAttribute("data-failures");
    const { chrome } = en;
    await page.getByRole("banner").getByRole("link", { name: chrome.nav.about }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      plainText(en.about.hero.heading),
    );
    await page.getByRole("banner").getByRole("link", { name: chrome.search }).click();
    await expect(page).toHaveURL("/search");
  });
});
