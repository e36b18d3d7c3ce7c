import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { expect, test } from "./test.ts";

test("the browser shows pages that are compressed with the one before", async ({ page }) => {
  for (const locale of locales) {
    // The browser stores a dictionary some time after it has loaded the page.
    await expect(async () => {
      await page.goto(inLocale(locale, "/about"));
      const response = await page.goto(inLocale(locale, "/privacy"));
      expect(await response?.headerValue("Content-Encoding")).toBe("dcb");
    }).toPass();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
});
