import { accessibility } from "#app/content/accessibility.ts";
import { locales, localeTable } from "#app/i18n/locales.ts";
import { localeOf } from "#app/i18n/paths.ts";
import { expectAccessible, expectNarrow, holds } from "./accessibility.ts";
import { everyPage, expect, open, test } from "./test.ts";

const { narrowestWidth } = accessibility;

for (const locale of locales) {
  const paths = everyPage.flatMap(([own, path]) => (own === locale ? [path] : []));

  test(
    `every kind of page in ${locale} hydrates silently, is accessible and fits into ${narrowestWidth} px`,
    holds("axe", "reflow"),
    async ({ page, viewport }) => {
      test.setTimeout(240_000);
      for (const path of paths) {
        await test.step(path, async () => {
          if (viewport) await page.setViewportSize(viewport);
          await open(page, path);
          await expect(page.locator("h1")).toHaveCount(1);
          await expectAccessible(page);
          await expectNarrow(page);
        });
      }
    },
  );

  test(`a language link in ${locale} keeps query and fragment`, async ({ page }) => {
    const [path = ""] = paths.slice(1);
    await open(page, `${path}?x=1#main`);
    await page.getByRole("banner").locator("a[hreflang]").first().click();
    await expect(page).toHaveURL(/\?x=1#main$/);
    await expect(page.locator("html")).not.toHaveAttribute("lang", localeTable[locale].tag);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(
      `every kind of page in ${locale} shows all panels and no tabs`,
      holds("noJavaScript"),
      async ({ page }) => {
        test.setTimeout(120_000);
        for (const path of paths) {
          await page.goto(path);
          await expect.soft(page.locator("h1"), path).toBeVisible();
          for (const panel of await page.getByRole("tabpanel", { includeHidden: true }).all()) {
            await expect.soft(panel, path).toBeVisible();
          }
          await expect.soft(page.getByRole("tab"), path).toHaveCount(0);
        }
      },
    );

    test(
      `no page of the sitemap in ${locale} scrolls sideways at ${narrowestWidth} px`,
      holds("reflow"),
      async ({ page, request }) => {
        test.setTimeout(120_000);
        const sitemap = await (await request.get("/sitemap.xml")).text();
        await page.setViewportSize({ width: narrowestWidth, height: 640 });
        const wide: string[] = [];
        let seen = 0;
        for (const [, url = ""] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
          const { pathname } = new URL(url);
          if (localeOf(pathname) !== locale) continue;
          await page.goto(pathname);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          if (width > narrowestWidth) wide.push(`${pathname}: ${width}`);
          seen++;
        }
        expect(wide).toEqual([]);
        expect(seen).toBeGreaterThan(paths.length);
      },
    );
  });
}
