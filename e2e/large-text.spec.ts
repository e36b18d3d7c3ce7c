import type { Page } from "playwright/test";
import { accessibility } from "#app/content/accessibility.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { everyPage, expect, open, test } from "./test.ts";
import { spaceText } from "./text-spacing.ts";

/** Twice the size of text that a visitor's browser starts from (WCAG 2.2, 1.4.4). */
const enlargeText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));

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

const widths = [1280, 390];

for (const locale of locales) {
  test(`at ${widths.join(" and ")} px no page in ${locale} scrolls sideways with text of 200 %`, async ({
    page,
  }) => {
    for (const [own, path] of everyPage) {
      if (own !== locale) continue;
      await page.goto(path);
      await enlargeText(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(needed, path).toBe(width);
      }
    }
  });
}

for (const width of widths) {
  for (const locale of locales) {
    test(`at ${width} px the header in ${locale} fits with text of 200 %`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, inLocale(locale, "/"));
      await enlargeText(page);
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
      // The button is in the header, or in the menu if it has no room there.
      await page.locator("button[popovertarget=menu]").click();
      await expect(page.getByRole("banner").locator("a.button:visible")).toHaveCount(1);
    });
  }
}
