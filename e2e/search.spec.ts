import type { Page } from "playwright/test";
import { dictionary } from "#app/i18n/dictionary.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { expectAccessible, expectNarrow, holds } from "./accessibility.ts";
import { expect, open as openPage, test } from "./test.ts";

/** What is asked for in each language, and the heading of what it is found in. */
const questions = {
  en: { query: "custom instructions", heading: "Custom instructions" },
  zh: { query: "指令", heading: "自定义指令" },
};

/** Opens a page and waits until its keys work: effects, of which this is one, run together. */
async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.waitForFunction(() => localStorage.getItem("lang"));
}

const dialog = (page: Page) => page.getByRole("dialog");
const box = (page: Page) => page.getByRole("combobox");
const options = (page: Page) => page.getByRole("option");
const count = (page: Page) => dialog(page).getByRole("status");

for (const locale of locales) {
  const { search: copy, chrome } = dictionary(locale);
  const { query, heading } = questions[locale];
  const button = chrome.search;
  const path = inLocale(locale, "/about");
  const search = inLocale(locale, "/search");
  const target = inLocale(locale, "/docs#custom-instructions");

  test(`${path}: the dialog opens by button and by key, and gives focus back`, async ({ page }) => {
    await open(page, path);
    const link = page.getByRole("banner").getByRole("link", { name: button });
    await link.click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
    for (const key of ["/", "Control+k", "Meta+k"]) {
      await page.keyboard.press(key);
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue("");
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    }
    await link.click();
    await box(page).fill(query);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await link.click();
    await page.getByRole("button", { name: copy.close }).click();
    await expect(dialog(page)).toBeHidden();
    await link.click();
    await expect(box(page)).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeHidden();
  });

  test(
    `${path}: by keyboard alone from a key to the section`,
    holds("keyboard"),
    async ({ page }) => {
      await open(page, path);
      await page.keyboard.press("/");
      await expect(box(page)).toBeFocused();
      await page.keyboard.type(query);
      await expect(options(page).first()).toContainText(heading);
      await expect(count(page)).toHaveText(/\d+/);
      await expect(page.getByRole("group", { name: copy.kinds.docs })).toBeVisible();
      expect(await options(page).first().locator("mark").count()).toBeGreaterThan(0);

      // Nothing is chosen until an arrow key chooses; the last and the first are neighbours.
      await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
      const chosen = options(page).and(page.locator("[aria-selected=true]"));
      await expect(chosen).toHaveCount(0);
      await page.keyboard.press("ArrowUp");
      await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("ArrowDown");
      await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
      await expect(chosen).toHaveCount(1);
      const id = await options(page).first().getAttribute("id");
      await expect(box(page)).toHaveAttribute("aria-activedescendant", id ?? "");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(target);
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator(`[id="${target.split("#")[1]}"]`)).toBeInViewport();
    },
  );

  test(`${path}: Enter without a choice opens the page of results`, async ({ page }) => {
    await open(page, path);
    await page.keyboard.press("/");
    await box(page).fill(query);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${search}?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole("searchbox", { name: copy.label })).toHaveValue(query);
    await expect(page.getByRole("main").getByRole("link", { name: heading }).first()).toBeVisible();
  });

  test(
    `${path}: the dialog is accessible, empty, full and without results`,
    holds("axe"),
    async ({ page }) => {
      await open(page, path);
      await page.keyboard.press("/");
      await expect(box(page)).toBeFocused();
      await expectAccessible(page);
      await box(page).fill(query);
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await expectAccessible(page);
      await box(page).fill("qqqq");
      await expect(dialog(page).getByText(copy.empty.heading)).toBeVisible();
      await expect(count(page)).toHaveText(copy.found.other.replace("{count}", "0"));
      await expectAccessible(page);
    },
  );

  test(`${search}: the page is accessible and narrow enough`, async ({ page }) => {
    await open(page, `${search}?q=${encodeURIComponent(query)}`);
    await expectAccessible(page);
    await expectNarrow(page);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${path}: search is a link, a form and links`, holds("noJavaScript"), async ({ page }) => {
      await page.goto(path);
      await page.getByRole("banner").getByRole("link", { name: button }).click();
      await expect(page).toHaveURL(search);
      await page.getByRole("searchbox", { name: copy.label }).fill(query);
      await page.getByRole("button", { name: copy.submit }).click();
      await expect(page.getByRole("heading", { name: copy.kinds.docs })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: heading }).first().click();
      await expect(page).toHaveURL(target);
    });
  });
}

test("a result opens in a new tab where that is asked for", async ({ page, context }) => {
  await open(page, "/about");
  await page.keyboard.press("/");
  await box(page).fill("webhook");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    options(page)
      .first()
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await tab.waitForURL(/#/);
  await expect(dialog(page)).toBeVisible();
});

test("keys of an input method are its own", async ({ page }) => {
  await open(page, "/zh/about");
  await page.keyboard.press("/");
  await box(page).fill("研究");
  await expect(options(page).first()).toBeVisible();
  await box(page).evaluate((input) => {
    for (const key of ["ArrowDown", "Enter"]) {
      const init = { key, isComposing: true, bubbles: true, cancelable: true };
      input.dispatchEvent(new KeyboardEvent("keydown", init));
    }
  });
  await expect(dialog(page)).toBeVisible();
  await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
});

test("a slash is a slash in a field", async ({ page }) => {
  await open(page, "/blog");
  const field = page.getByRole("searchbox").first();
  await field.focus();
  await page.keyboard.type("a/b");
  await expect(field).toHaveValue("a/b");
  await expect(dialog(page)).toBeHidden();
});

test.describe("when the search does not answer", () => {
  test.use({ expectedConsole: [/Failed to load resource|net::ERR_/] });

  test("the dialog says so, and goes on", async ({ page }) => {
    await open(page, "/about");
    await page.keyboard.press("/");
    await page.route("**/search.json?*", (route) => route.fulfill({ status: 503 }));
    await box(page).fill("study");
    await expect(count(page)).toHaveText(dictionary("en").search.failed);
    await page.unroute("**/search.json?*");
    await box(page).fill("studies");
    await expect(options(page).first()).toBeVisible();
  });

  test("the button still leads to the page of results", async ({ page }) => {
    await open(page, "/about");
    await page.route("**/search-dialog-*.js", (route) => route.abort());
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/search");
  });
});

test("nothing of the dialog is loaded before it opens", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await open(page, "/features");
  expect(loaded.filter((url) => /search-dialog|search\.json|language-offer/.test(url))).toEqual([]);
  await page.keyboard.press("/");
  await expect(box(page)).toBeFocused();
  expect(loaded.filter((url) => /search-dialog/.test(url))).toHaveLength(2);
});
