import { plainText } from "#app/i18n/markup.ts";
import { hasPart } from "#app/pages.ts";
import * as en from "#app/site/locales/en/index.ts";
import { expect, modules, open, test } from "./test.ts";

test.use({ reducedMotion: "no-preference" });

test("a page that stayed open during a release is loaded again, but only once, if one of its scripts is gone", async ({
  page,
  allow,
}) => {
  test.skip(!hasPart("tryIt"));
  allow(/404 \(Not Found\)|dynamically imported module/);
  let missed = 0;
  await page.route("**/assets/try-it-*.js", (route) => {
    missed++;
    return route.fulfill({ status: 404, body: "Not found" });
  });
  await open(page, "/api");
  const link = page.getByRole("link", { name: en.tryIt.heading, exact: true }).first();
  const reloaded = page.waitForEvent("load");
  await link.click();
  await reloaded;
  await open(page, page.url());
  await link.click();
  await expect.poll(() => missed).toBe(2);
});

test.describe("hydration that fails", () => {
  test.use({ expectedConsole: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|404/] });

  test("without a network, a page stays as it is, and hydrates at a later interaction", async ({
    page,
    context,
  }) => {
    await page.goto("/contact");
    await page.waitForLoadState();
    await context.setOffline(true);
    const office = page.locator("main [data-hydrate]").first();
    for (let attempt = 0; attempt < 2; attempt++) {
      const failed = page.waitForEvent("requestfailed");
      // The arrival of the pointer is one interaction, and the press another.
      await office.click();
      await failed;
    }
    await context.setOffline(false);
    // The previous attempt may still be failing.
    await expect(async () => {
      await office.click();
      await expect(office.locator("circle")).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });

  test("without React, “Try it” leads to a call for the shell", async ({ page }) => {
    test.skip(!hasPart("tryIt"));
    await page.route(modules, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/api");
    await page.getByRole("link", { name: en.tryIt.heading, exact: true }).first().click();
    await expect(page).toHaveURL(/#sandbox$/);
  });

  test("on a page of an earlier release whose scripts are gone, links load documents", async ({
    page,
  }) => {
    await page.route(modules, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/features");
    const missed = page.waitForResponse(modules);
    await page.keyboard.press("Shift");
    await missed;
    const { layout } = en;
    await page.getByRole("banner").getByRole("link", { name: layout.nav.about }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      plainText(en.about.hero.heading),
    );
    // The search is a form then.
    await page.getByRole("banner").getByRole("link", { name: layout.search }).click();
    await page.getByRole("combobox").fill("study");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=study");
  });
});
