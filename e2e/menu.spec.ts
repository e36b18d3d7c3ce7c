import { inLocale } from "#app/i18n/paths.ts";
import { zh, zhCopy } from "../tests/support/tested-locales.ts";
import { covers, expectAccessible } from "./accessibility.ts";
import { expect, open, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

const copy = zhCopy.layout;
const [path, home] = [inLocale(zh, "/features"), inLocale(zh, "/")];

test(`the menu of ${path} opens, and closes by Escape, a press outside and navigation`, {
  tag: "@smoke",
}, async ({ page }) => {
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

  // The theme switches of the menu and of the footer show the same choice.
  await button.click();
  await menu.locator("label", { hasText: copy.appearance.dark }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("footer [name=theme][value=dark]")).toBeChecked();
  await page.locator("footer label", { hasText: copy.appearance.light }).click();
  await expect(menu.locator("[name=theme][value=light]")).toBeChecked({ checked: true });
});

test(
  `the menu of ${home} works by keyboard, and closes after a navigation within the page`,
  covers("keyboard"),
  async ({ page }) => {
    await open(page, home);
    const button = page.getByRole("button", { name: copy.menu });
    const menu = page.locator("#menu");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    // The opened menu comes next in the focus order.
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link").first()).toBeFocused();
    // At this width, the header has this button already.
    await expect(menu.getByText(copy.getStarted)).toBeHidden();
    const { product, company } = copy.footer;
    for (const label of [product.links.pricing, company.links.contact]) {
      await expect(menu.getByRole("link", { name: label, exact: true })).toBeVisible();
    }
    await menu.getByText(copy.nav.home).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(home);
    await expect(menu).toBeHidden();
  },
);

test(
  `the menu of ${path} opens without JavaScript, and its links work`,
  covers("noJavaScript"),
  async ({ plain: page }) => {
    await page.goto(path);
    await page.getByRole("button", { name: copy.menu }).click();
    await expect(page.locator("#menu").getByRole("radio")).toHaveCount(0);
    await page.locator("#menu").getByText(copy.footer.product.links.pricing).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await page.getByRole("button", { name: copy.menu }).click();
    await page.locator("#menu a[hreflang]").click();
    await expect(page).toHaveURL("/pricing");
  },
);
