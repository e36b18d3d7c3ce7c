import { expectAccessible, expectNarrow } from "./accessibility.ts";
import { everyPage, expect, open, test } from "./test.ts";

for (const [locale, path] of everyPage) {
  test(`${path} hydrates silently, is accessible, and does not scroll sideways at 320 px`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.locator("h1")).toHaveCount(1);
    await expectAccessible(page);
    await expectNarrow(page);
  });

  test(`${path} has a language link that keeps path, query and fragment`, async ({ page }) => {
    await open(page, `${path}?x=1#main`);
    const other = locale === "en" ? "中文" : "English";
    await page.getByRole("banner").getByRole("link", { name: other }).click();
    const expected = locale === "en" ? (path === "/" ? "/zh" : `/zh${path}`) : path.slice(3) || "/";
    await expect(page).toHaveURL(`${expected}?x=1#main`);
    await expect(page.locator("html")).toHaveAttribute("lang", locale === "en" ? "zh-CN" : "en");
  });
}

test("no page of the sitemap scrolls sideways at 320 px", async ({ page, request }) => {
  test.setTimeout(180_000);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  for (const [, url = ""] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(url);
    await page.goto(pathname);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${pathname}: ${width}`);
  }
  expect(wide).toEqual([]);
});
