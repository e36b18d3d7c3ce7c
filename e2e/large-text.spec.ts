import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { expect, open, test } from "./test.ts";

for (const locale of locales) {
  for (const width of [1280, 390]) {
    test(`at ${width} px the home page in ${locale} fits with text of 200 %`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, inLocale(locale, "/"));
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const collisions = await page.getByRole("banner").evaluate((header) => {
        const parts = [...header.querySelectorAll(":scope > div :is(a, button)")]
          .filter((part) => part.checkVisibility())
          .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }));
        const inside = header.getBoundingClientRect();
        return parts.flatMap(({ name, box }, at) => [
          ...(box.top < inside.top || box.bottom > inside.bottom ? [`${name} above or below`] : []),
          ...parts
            .slice(at + 1)
            .filter((other) => other.box.left < box.right && box.left < other.box.right)
            .map((other) => `${name} and ${other.name}`),
        ]);
      });
      expect(collisions).toEqual([]);
      // What has no room left is in the menu.
      await page.locator("button[popovertarget=menu]").click();
      await expect(page.locator("#menu .button")).toBeVisible();
    });
  }
}
