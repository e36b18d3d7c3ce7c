import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { accessibility } from "#app/site/accessibility.ts";
import { expect, open, test } from "./test.ts";
import { enlargeText, spaceText } from "./text-spacing.ts";

test("the header of a phone keeps its menu where readers space text", async ({ page }) => {
  for (const locale of locales) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(inLocale(locale, "/careers"));
    const header = page.getByRole("banner");
    const height = (await header.boundingBox())?.height;
    await spaceText(page);
    for (const width of [390, accessibility.narrowestWidth]) {
      await page.setViewportSize({ width, height: 844 });
      expect((await header.boundingBox())?.height).toBe(height);
      const menu = await page.locator("button[popovertarget=menu]").boundingBox();
      expect(menu && menu.x + menu.width).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

for (const locale of locales) {
  test(`the header in ${locale} fits with text of 200 %`, async ({ page }) => {
    await open(page, inLocale(locale, "/"));
    await enlargeText(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
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
      expect(collisions, `${width} px`).toEqual([]);
      // The button is in the header, or in the menu if it has no room there.
      await page.locator("button[popovertarget=menu]").click();
      await expect(page.getByRole("banner").locator("a.button:visible")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(page.locator("#menu")).toBeHidden();
    }
  });
}
