import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { hasPart } from "#app/pages.ts";
import { findPostPath } from "../tests/support/subjects.ts";
import { expect, test } from "./test.ts";

test("a printed page is light and has the text, but no controls", async ({ page }) => {
  const readColor = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  for (const locale of locales) {
    await page.emulateMedia({ media: "screen", colorScheme: "light" });
    await page.goto(inLocale(locale, findPostPath(/^```/m) ?? "/docs"));
    const light = await readColor("body");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await readColor("body")).toBe(light);
    // Only screens show code light on dark.
    expect(await readColor("main pre")).toBe(light);
    await expect(page.locator("a[href='#main']")).toBeHidden();
    for (const hidden of ["form", "nav", "#related", "#newsletter", "body > footer"]) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await page.goto(inLocale(locale, "/contact"));
    if (hasPart("contactForm")) await expect(page.locator("#write")).toBeHidden();
    for (const answer of await page.locator("main details p").all()) {
      expect((await answer.boundingBox())?.height).toBeGreaterThan(0);
    }
  }
});
