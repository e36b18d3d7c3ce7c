import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { expect, open, test } from "../test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

for (const locale of locales) {
  test(`the contents of a long post in ${locale} mark the section that is read`, async ({
    page,
  }) => {
    await open(page, inLocale(locale, "/blog/verify-a-webhook"));
    await page
      .locator("#worker")
      .evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
    await expect(page.locator("nav [aria-current=location]")).toHaveAttribute("href", "#worker");
  });
}
