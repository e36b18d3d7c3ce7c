import { locales, localeTable } from "#app/i18n/locales.ts";
import { localeOf, withoutLocale } from "#app/i18n/paths.ts";
import { accessibility } from "#app/site/accessibility.ts";
import {
  covers,
  expectAccessible,
  expectAccessibleExceptColors,
  expectReflow,
} from "./accessibility.ts";
import { expectTextBelowArc } from "./closing-band.ts";
import { expectGoodLineBreaks } from "./line-breaks.ts";
import { everyPage, expect, open, test } from "./test.ts";

const { narrowestWidth } = accessibility;
/** Pages that end with a band. */
const banded = ["/", "/about", "/features", "/pricing", "/terms"];

for (const locale of locales) {
  const paths = everyPage.flatMap(([language, path]) => (language === locale ? [path] : []));

  test(
    `every kind of page in ${locale} hydrates without messages, is accessible, and is laid out well down to ${narrowestWidth} px`,
    covers("axe", "reflow"),
    async ({ page, viewport }) => {
      test.setTimeout(300_000);
      for (const [at, path] of paths.entries()) {
        // Colors do not depend on the language, so those of each page are measured in one.
        const measured = locales[at % locales.length] === locale;
        await test.step(path, async () => {
          if (viewport) await page.setViewportSize(viewport);
          await open(page, path);
          await expect(page.locator("h1")).toHaveCount(1);
          await (measured ? expectAccessible(page) : expectAccessibleExceptColors(page));
          await expectReflow(page);
          if (localeTable[locale].cjk) await expectGoodLineBreaks(page);
          if (banded.includes(withoutLocale(path))) await expectTextBelowArc(page);
        });
      }
    },
  );

  test(
    `no page of the sitemap in ${locale} hides a panel, has tabs or scrolls sideways at ${narrowestWidth} px without JavaScript`,
    covers("noJavaScript", "reflow"),
    async ({ plain: page, request }) => {
      test.setTimeout(240_000);
      const sitemap = await (await request.get("/sitemap.xml")).text();
      const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
        .map(([, url = ""]) => new URL(url).pathname)
        .filter((path) => localeOf(path) === locale);
      expect(listed).toEqual(expect.arrayContaining(paths));
      await page.setViewportSize({ width: narrowestWidth, height: 640 });
      for (const path of listed) {
        await page.goto(path);
        await expect.soft(page.locator("h1"), path).toBeVisible();
        const seen = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          tabs: [...document.querySelectorAll("[role=tab]")]
            .filter((tab) => tab.checkVisibility())
            .map(({ id }) => id),
          hidden: [...document.querySelectorAll("[role=tabpanel]")]
            .filter((panel) => !panel.checkVisibility() || panel.clientHeight === 0)
            .map(({ id }) => id),
        }));
        expect.soft(seen, path).toEqual({ width: narrowestWidth, tabs: [], hidden: [] });
      }
    },
  );
}
