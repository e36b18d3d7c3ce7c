import { formatMessage } from "#app/i18n/format-message.ts";
import { findWord, posts, usedCategories } from "../tests/support/subjects.ts";
import { zh, zhCopy, zhPrefix } from "../tests/support/tested-locales.ts";
import { expect, holdScripts, hydrate, open, test } from "./test.ts";

const [someCategory = "tutorials"] = usedCategories;

/** Three rows of three. */
const perPage = 9;

// These tests do not depend on the language.
const copy = zhCopy.blog;
const [path, query] = [`${zhPrefix}/blog`, findWord(zh)];
const pattern = new RegExp(query, "i");
const formatFound = (number: number) => formatMessage(copy.found_other, { count: number });

test(`${path}: without JavaScript, filters are links and the search is a form`, async ({
  plain: page,
}) => {
  await page.goto(path);
  const { name } = copy.categories[someCategory];
  const chip = page.getByRole("navigation", { name: copy.filter }).getByRole("link", { name });
  const number = Number(await chip.locator("span").textContent());
  await chip.click();
  await expect(page).toHaveURL(`${path}?category=${someCategory}`);
  await expect(page.getByRole("article")).toHaveCount(Math.min(number, perPage));
  await page.goto(path);
  await page.getByRole("searchbox").fill(query);
  await page.getByRole("button", { name: copy.search }).click();
  await expect(page.getByRole("article").first()).toContainText(pattern);
  await page.getByRole("link", { name: copy.clear }).click();
  await expect(page).toHaveURL(`${path}#posts`);
});

test(`${path}: the list follows what is typed`, { tag: "@smoke" }, async ({ page }) => {
  await open(page, path);
  const box = page.getByRole("searchbox", { name: copy.search });
  await box.pressSequentially(query);
  await expect(page).toHaveURL(`${path}?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole("article").first()).toContainText(pattern);
  await expect(box).toBeFocused();

  await box.fill("qqqq");
  await expect(page.getByRole("heading", { name: copy.empty.heading })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(box).toHaveValue("");
  await page.goForward();
  await expect(box).toHaveValue("qqqq");
  await page.getByRole("link", { name: copy.clear }).last().click();
  await expect(page).toHaveURL(`${path}#posts`);
  await expect(page.getByRole("tab", { name: copy.tabs.featured })).toBeVisible();
});

test(`${path}: a category filters in place, and back undoes it`, { tag: "@smoke" }, async ({
  page,
}) => {
  await open(page, `${path}?tab=recent`);
  const filters = page.getByRole("navigation", { name: copy.filter });
  const currentColor = await filters
    .locator("[aria-current]")
    .evaluate((chip) => getComputedStyle(chip).backgroundColor);
  const shown = [Math.min(posts.length, perPage)];
  for (const category of usedCategories) {
    const chip = filters.getByRole("link", { name: copy.categories[category].name });
    const number = Number(await chip.locator("span").textContent());
    shown.push(Math.min(number, perPage));
    await chip.click();
    await expect(page).toHaveURL(`${path}?category=${category}`);
    // Even under the pointer.
    await expect(chip).toHaveCSS("background-color", currentColor);
    await expect(page.locator("#posts").getByRole("status")).toContainText(formatFound(number));
    await expect(page.getByRole("article")).toHaveCount(shown.at(-1) ?? 0);
  }
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(shown.at(-2) ?? 0);
  await page.goForward();
  await expect(page.getByRole("article")).toHaveCount(shown.at(-1) ?? 0);
});

test(`${path}: a query that is typed before hydration is searched for after it`, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(path);
  await page.getByRole("searchbox", { name: copy.search }).pressSequentially(query);
  await release();
  await expect(page).toHaveURL(`${path}?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole("article").first()).toContainText(pattern);
});

test(`${path}: keyboard focus is not lost when its link disappears`, async ({ page }) => {
  await open(page, `${path}?category=${someCategory}`);
  await page.getByRole("link", { name: copy.clear }).press("Enter");
  await expect(page).toHaveURL(`${path}#posts`);
  // Tab goes on from where the link led.
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("navigation", { name: copy.filter }).getByRole("link").first(),
  ).toBeFocused();

  await page.getByRole("tab", { name: copy.tabs.categories }).press("Enter");
  const { name } = copy.categories[someCategory];
  await page.getByRole("tabpanel").getByRole("link", { name }).press("Enter");
  await expect(page.getByRole("heading", { name })).toBeInViewport();
});

test(`${path}: each tab and each page of the list has a URL`, async ({ page }) => {
  await open(page, path);
  // Without a filter, the chip "all" is current, and leads to all posts.
  const all = page.getByRole("navigation", { name: copy.filter }).getByRole("link").first();
  await expect(all).toHaveAttribute("aria-current", "true");
  await page.getByRole("tab", { name: copy.tabs.recent }).click();
  await expect(page).toHaveURL(`${path}?tab=recent`);
  await expect(all).toHaveAttribute("href", `${path}?tab=recent`);
  if (posts.length > perPage) {
    await page.getByRole("link", { name: copy.pages.next }).click();
    await expect(page).toHaveURL(`${path}?tab=recent&page=2#list`);
    await page.goBack();
    await expect(page).toHaveURL(`${path}?tab=recent`);
  }
  // With a filter, the chip leads to the tab; without one, it opens the tab.
  const chip = page.getByRole("navigation", { name: copy.filter }).getByRole("link").last();
  await hydrate(page);
  await chip.click();
  await expect(chip).toHaveAttribute("aria-current", "true");
  await expect(all).not.toHaveAttribute("aria-current");
  await all.click();
  await expect(all).toHaveAttribute("aria-current", "true");
  await page.getByRole("tab", { name: copy.tabs.featured }).click();
  await all.click();
  await expect(page).toHaveURL(`${path}?tab=recent`);
  const recent = page.getByRole("tab", { name: copy.tabs.recent });
  await expect(recent).toHaveAttribute("aria-selected", "true");
});

test("the feed looks like a page when a browser opens it", async ({ page }) => {
  await page.goto(`${path}/rss.xml`);
  // The browser's parser rejects XML that is not well-formed.
  await expect(page.locator("parsererror")).toHaveCount(0);
  const post = page.locator("item").first();
  await expect(post.locator("title")).toBeVisible();
  // The stylesheet of feeds sets this.
  await expect(post.locator("title")).toHaveCSS("font-weight", "600");
  await expect(post.locator("description")).toBeVisible();
  await expect(post.locator("encoded")).toBeHidden();
});
