import type { Page } from "playwright/test";
import { languageOffer as english } from "#app/locales/en/language-offer.ts";
import { languageOffer as chinese } from "#app/locales/zh/language-offer.ts";
import { expectAccessible, expectNarrow } from "./accessibility.ts";
import { expect, open, test } from "./test.ts";

const languages = [
  {
    locale: "zh-CN",
    page: "/features",
    other: "/zh/features",
    copy: chinese,
    tag: "zh-CN",
    lang: "en",
  },
  {
    locale: "en-GB",
    page: "/zh/features",
    other: "/features",
    copy: english,
    tag: "en",
    lang: "zh",
  },
] as const;

const offer = (page: Page) => page.locator(".offer");
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

for (const { locale, page: path, other, copy, tag, lang } of languages) {
  test.describe(`to a visitor whose browser speaks ${locale}`, () => {
    test.use({ locale });

    test(`${path} offers the other language, in a corner, moving nothing`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ("value" in entry) shifts.push(Number(entry.value));
        }).observe({ type: "layout-shift", buffered: true });
      });
      await open(page, `${path}?x=1#core`);
      await expect(offer(page)).toBeVisible();
      await expect(offer(page)).toHaveAttribute("lang", tag);
      await expect(offer(page)).toContainText(copy.text);
      expect(await page.evaluate("shifts")).toEqual([]);
      expect(await stored(page)).toEqual({ lang });
      await expectAccessible(page);
      await expectNarrow(page);

      await page.getByRole("link", { name: copy.link }).click();
      await expect(page).toHaveURL(`${other}?x=1#core`);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(offer(page)).toHaveCount(0);
    });

    test(`${path}: it goes with the visitor, and for good when dismissed by keyboard`, async ({
      page,
    }) => {
      await open(page, path);
      await expect(offer(page)).toBeVisible();
      await page.getByRole("navigation").first().getByRole("link").nth(2).click();
      await expect(offer(page).getByRole("link")).toHaveAttribute("href", /docs$/);
      await page.getByRole("button", { name: copy.dismiss }).press("Enter");
      await expect(offer(page)).toHaveCount(0);
      expect(await stored(page)).toEqual({ lang, "language-offer": "dismissed" });
      await page.evaluate(() => localStorage.removeItem("lang"));
      await open(page, path);
      await page.waitForTimeout(500);
      await expect(offer(page)).toHaveCount(0);
    });

    test(`${other} offers nothing`, async ({ page }) => {
      await open(page, other);
      await page.waitForTimeout(500);
      await expect(offer(page)).toHaveCount(0);
    });

    test(`${path} asks nobody who changed the language on purpose`, async ({ page }) => {
      await open(page, other);
      await page.getByRole("banner").locator(".lang").click();
      await expect(page).toHaveURL(path);
      await page.waitForTimeout(500);
      await expect(offer(page)).toHaveCount(0);
      await page.reload();
      await page.waitForTimeout(500);
      await expect(offer(page)).toHaveCount(0);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test(`${path} offers nothing, and has the link`, async ({ page }) => {
        await page.goto(path);
        await expect(offer(page)).toHaveCount(0);
        await expect(page.getByRole("banner").locator(".lang")).toHaveAttribute("href", other);
      });
    });
  });
}

test.describe("to a crawler", () => {
  test.use({
    locale: "zh-CN",
    userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  });

  test("nothing is offered", async ({ page }) => {
    await open(page, "/features");
    await page.waitForTimeout(500);
    await expect(offer(page)).toHaveCount(0);
  });
});

test("the language viewed last counts before the browser's", async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem("lang")) localStorage.setItem("lang", "zh");
  });
  await open(page, "/features");
  await expect(offer(page)).toContainText(chinese.text);
});
