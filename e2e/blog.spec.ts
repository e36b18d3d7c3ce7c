import { formatMessage } from "#app/i18n/format-message.ts";
import { findWord, posts, usedCategories } from "../tests/support/subjects.ts";
import { zh, zhCopy, zhPrefix } from "../tests/support/tested-locales.ts";
import { expect, open, test } from "./test.ts";

const [someCategory = "tutorials"] = usedCategories;

/** Three rows of three. */
const perPage = 9;

// These tests do not depend on the language.
const copy = zhCopy.blog;
const [path, query] = [`${zhPrefix}/blog`, findWord(zh)];
const pattern = new RegExp(query, "i");
const formatFound = (number: number) => formatMessage(copy.found_other, { count: number });

test(`${path}: filters are links and the search is a form, with and without JavaScript`, {
  tag: "@smoke",
}, async ({ page, plain }) => {
  for (const visitor of [page, plain]) {
    await visitor.goto(path);
    const { name } = copy.categories[someCategory];
    const filters = visitor.getByRole("navigation", { name: copy.filter });
    const number = Number(await filters.getByRole("link", { name }).locator("span").textContent());
    await filters.getByRole("link", { name }).click();
    await expect(visitor).toHaveURL(`${path}?category=${someCategory}`);
    await expect(visitor).toHaveTitle(new RegExp(`^${name} · `));
    await expect(filters.getByRole("link", { name })).toHaveAttribute("aria-current", "true");
    await expect(visitor.locator("#posts")).toContainText(formatFound(number));
    await expect(visitor.getByRole("article")).toHaveCount(Math.min(number, perPage));
    await visitor.goBack();
    await visitor.getByRole("searchbox", { name: copy.search }).fill(query);
    await visitor.getByRole("button", { name: copy.search }).click();
    await expect(visitor).toHaveURL(`${path}?q=${encodeURIComponent(query)}`);
    await expect(visitor.getByRole("article").first()).toContainText(pattern);
    await visitor.getByRole("searchbox", { name: copy.search }).fill("qqqq");
    await visitor.keyboard.press("Enter");
    await expect(visitor.getByRole("heading", { name: copy.empty.heading })).toBeVisible();
    await visitor.getByRole("link", { name: copy.clear }).last().click();
    await expect(visitor).toHaveURL(path);
  }
});

test(`${path}: a category in the list of categories leads to its posts`, async ({ page }) => {
  await page.goto(`${path}?tab=categories`);
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
