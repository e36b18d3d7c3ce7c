import { type Locale, locales, localeTable, otherLocales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { languages } from "#app/site/locales/language.ts";
import { expectAccessible, expectReflow } from "./accessibility.ts";
import { expect, open, successMessage, test } from "./test.ts";

/* Runs in a copy of the site with one more language: see tests/locale/run.ts. */
test.skip(locales.length < 3, "The site has two languages.");

const added: Locale = locales.at(-1) ?? "en";

test("the header's menu of languages leads to the same page, and closes", async ({ page }) => {
  await open(page, inLocale(added, "/features"));
  const button = page.getByRole("button", { name: localeTable[added].label });
  await button.click();
  const menu = page.locator("#languages");
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  for (const locale of otherLocales(added)) {
    await button.click();
    await menu.getByRole("link", { name: localeTable[locale].label }).click();
    await expect(page).toHaveURL(inLocale(locale, "/features"));
    await expect(menu).toBeHidden();
    await open(page, inLocale(added, "/features"));
  }
});

test("a form, the chat and the search answer in the added language", async ({ page }) => {
  await open(page, inLocale(added, "/blog"));
  await page.locator("input[type=email]").fill("visitor@example.org");
  await page.locator("input[type=email]").press("Enter");
  await expect(successMessage(page)).toContainText(languages[added].copy.newsletter.sent.heading);

  const question = encodeURIComponent("How much does it cost?");
  await page.goto(`${inLocale(added, "/preview-chat")}?q=${question}`);
  await expect(page.locator(`a[href^="${inLocale(added, "/pricing")}"]`).first()).toBeVisible();
  await expectReflow(page);
  await page.goto(`${inLocale(added, "/search")}?q=${encodeURIComponent("rate limits")}`);
  const results = page.locator("main").getByRole("link", { name: "Rate limits" });
  await expect(results.first()).toHaveAttribute("href", new RegExp(`^${inLocale(added, "/")}/`));
  await expectReflow(page);
});
