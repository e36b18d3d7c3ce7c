import { everyPage, expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

for (const [, path] of everyPage) {
  test(`${path} shows everything`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    for (const panel of await page.getByRole("tabpanel", { includeHidden: true }).all()) {
      await expect(panel).toBeVisible();
    }
    await expect(page.getByRole("tab")).toHaveCount(0);
  });
}
