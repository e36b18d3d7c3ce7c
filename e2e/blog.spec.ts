import { blog as english } from "#app/locales/en/blog.ts";
import { blog as chinese } from "#app/locales/zh/blog.ts";
import { expect, open, test } from "./test.ts";

const languages = [
  { path: "/blog", copy: english, query: "webhook", found: /webhook/i },
  { path: "/zh/blog", copy: chinese, query: "森林", found: /森林/ },
] as const;

for (const { path, copy, query, found } of languages) {
  const count = (number: number) => copy.found.other.replace("{count}", String(number));

  test(`${path}: a category filters in place, and back undoes it`, async ({ page }) => {
    await open(page, path);
    const filters = page.getByRole("navigation", { name: copy.filter });
    for (const [category, number] of [
      ["ai-trends", 8],
      ["product-updates", 6],
      ["tutorials", 7],
      ["industry-insights", 3],
    ] as const) {
      await filters.getByRole("link", { name: copy.categories[category].name }).click();
      await expect(page).toHaveURL(`${path}?category=${category}`);
      await expect(page.locator(".results-head [role=status]")).toContainText(count(number));
      await expect(page.getByRole("article")).toHaveCount(number);
    }
    await page.goBack();
    await expect(page.getByRole("article")).toHaveCount(7);
    await page.goForward();
    await expect(page.getByRole("article")).toHaveCount(3);
  });

  test(`${path}: the list follows what is typed`, async ({ page }) => {
    await open(page, path);
    const box = page.getByRole("searchbox", { name: copy.search });
    await box.pressSequentially(query);
    await expect(page).toHaveURL(`${path}?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole("article").first()).toContainText(found);
    await expect(box).toBeFocused();

    await box.fill("qqqq");
    await expect(page.getByRole("heading", { name: copy.empty.heading })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(box).toHaveValue("");
    await page.goForward();
    await expect(box).toHaveValue("qqqq");
    await page.getByRole("link", { name: copy.clear }).last().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("tab", { name: copy.tabs.featured })).toBeVisible();
  });

  test(`${path}: a tab has an address, and a list has pages`, async ({ page }) => {
    await open(page, path);
    await page.getByRole("tab", { name: copy.tabs.recent }).click();
    await expect(page).toHaveURL(`${path}?tab=recent`);
    await page.getByRole("link", { name: copy.pages.next }).click();
    await expect(page).toHaveURL(`${path}?tab=recent&page=2#list`);
    await page.goBack();
    await page.goBack();
    const featured = page.getByRole("tab", { name: copy.tabs.featured });
    await expect(featured).toHaveAttribute("aria-selected", "true");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${path}: filters and search are links and a form`, async ({ page }) => {
      await page.goto(`${path}?category=tutorials`);
      await expect(page.getByRole("article")).toHaveCount(7);
      await page.goto(path);
      await page.getByRole("searchbox").fill(query);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("article").first()).toContainText(found);
      await page.getByRole("link", { name: copy.clear }).click();
      await expect(page).toHaveURL(path);
    });
  });
}

test("a link to a post can be copied", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/blog/no-difference");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}/blog/no-difference`);
});
