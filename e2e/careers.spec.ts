import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { expect, test } from "./test.ts";

for (const locale of locales) {
  const path = inLocale(locale, "/careers");

  test(`${path}: the labels of the offices' suns meet nothing on any screen`, async ({ page }) => {
    await page.goto(path);
    const drawing = page.locator("main svg[role=img]").first();
    for (const width of [320, 390, 640, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const { labels, others, suns } = await drawing.evaluate((svg) => {
        const boxes = (selector: string) =>
          [...svg.querySelectorAll(selector)]
            .filter((element) => element.checkVisibility())
            .map((element) => element.getBoundingClientRect());
        return {
          labels: boxes("text"),
          others: boxes("circle, g path"),
          suns: boxes("circle").length,
        };
      });
      // A city and a time beside each sun, and the caption.
      expect(labels).toHaveLength(2 * suns + 1);
      for (const [at, label] of labels.entries()) {
        expect(label.left).toBeGreaterThanOrEqual(0);
        expect(label.right).toBeLessThanOrEqual(width);
        const met = [...labels.slice(at + 1), ...others].filter(
          ({ left, right, top, bottom }) =>
            left < label.right &&
            label.left < right &&
            // The boxes of lines of text overlap a little.
            top + 5 < label.bottom &&
            label.top + 5 < bottom,
        );
        expect.soft(met, `${width} px, label ${at}`).toEqual([]);
      }
    }
  });
}
