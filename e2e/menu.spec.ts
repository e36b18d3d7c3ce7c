import { chrome as english } from "#app/locales/en/chrome.ts";
import { chrome as chinese } from "#app/locales/zh/chrome.ts";
import { expectAccessible, holds } from "./accessibility.ts";
import { expect, open, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

for (const [path, home, copy] of [
  ["/features", "/", english],
  ["/zh/features", "/zh", chinese],
] as const) {
  test(`the menu of ${path} opens, closes by Escape and outside, and on navigation`, async ({
    page,
  }) => {
    await open(page, path);
    const button = page.getByRole("button", { name: copy.menu });
    const menu = page.locator("#menu");
    await button.click();
    await expect(menu.getByText(copy.nav.docs)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.mouse.click(200, 800);
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByText(copy.nav.docs).click();
    await expect(page).toHaveURL(/\/docs$/);
    await expect(menu).toBeHidden();
  });

  test(
    `the menu of ${home} works by keyboard, and closes after a navigation within the page`,
    holds("keyboard"),
    async ({ page }) => {
      await open(page, home);
      const button = page.getByRole("button", { name: copy.menu });
      const menu = page.locator("#menu");
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(menu).toBeVisible();
      // What opens comes next in the order of focus.
      await page.keyboard.press("Tab");
      await expect(menu.getByRole("link").first()).toBeFocused();
      const getStarted = menu.getByText(copy.getStarted);
      await getStarted.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${home}#/new-chat`);
      await expect(menu).toBeHidden();
      await expect(page.frameLocator("iframe").getByRole("textbox")).toBeFocused();
    },
  );

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(
      `the menu of ${path} opens, and its links work`,
      holds("noJavaScript"),
      async ({ page }) => {
        await page.goto(path);
        await page.getByRole("button", { name: copy.menu }).click();
        await page.locator("#menu").getByText(copy.nav.about).click();
        await expect(page).toHaveURL(/\/about$/);
      },
    );
  });
}
