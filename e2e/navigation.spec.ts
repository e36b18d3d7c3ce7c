import { chrome as english } from "#app/locales/en/chrome.ts";
import { features as featuresEnglish } from "#app/locales/en/features.ts";
import { chrome as chinese } from "#app/locales/zh/chrome.ts";
import { features as featuresChinese } from "#app/locales/zh/features.ts";
import { expect, open, test } from "./test.ts";

test("the language changes without a page load: copy, lang, title and head together", async ({
  page,
}) => {
  await open(page, "/features");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole("banner").getByRole("link", { name: "中文" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    featuresChinese.hero.heading.replace("|", ""),
  );
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page).toHaveTitle(/^功能.* \| 曦和$/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/zh\/features$/);
  await expect(page.locator("meta[property='og:locale']")).toHaveAttribute("content", "zh_CN");
  await expect(page.getByRole("banner").getByText(chinese.getStarted).first()).toBeVisible();
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(featuresEnglish.hero.heading);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a navigation moves focus to the content and is announced", async ({ page }) => {
  await open(page, "/features");
  await page
    .getByRole("navigation", { name: english.mainNav })
    .getByText(english.nav.about)
    .click();
  await expect(page).toHaveURL("/about");
  await expect(page.locator("main")).toBeFocused();
  await expect(page.locator("[aria-live=assertive]")).toHaveText(await page.title());
});

test("the skip link leads to the content", async ({ page }) => {
  await open(page, "/features");
  await page.keyboard.press("Tab");
  await expect(page.getByText(english.skip)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the current page is marked", async ({ page }) => {
  await open(page, "/zh/features");
  const nav = page.getByRole("navigation", { name: chinese.mainNav });
  await expect(nav.locator("[aria-current=page]")).toHaveText(chinese.nav.features);
});

test.describe("a missing page", () => {
  test.use({ expectedConsole: [/404/] });

  for (const [path, message] of [
    ["/nope", "Sorry, we couldn’t find the page you were looking for."],
    ["/zh/nope", "抱歉，没有找到你要的页面"],
  ] as const) {
    test(`${path} says so in its language and names the path on the console`, async ({ page }) => {
      const console = page.waitForEvent("console", (entry) =>
        entry.text().includes(`404: ${path}`),
      );
      await page.goto(path);
      await console;
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(message);
    });
  }
});
