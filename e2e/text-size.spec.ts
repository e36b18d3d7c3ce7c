import type { Page } from "playwright/test";
import { locales } from "#app/i18n/locales.ts";
import { accessibility } from "#app/site/accessibility.ts";
import playwright from "../playwright.config.ts";
import { holds } from "./accessibility.ts";
import { everyPage, expect, open, test } from "./test.ts";
import { spaceText } from "./text-spacing.ts";

const { launchOptions } = playwright.use ?? {};
const fontSize = (16 * accessibility.textSize) / 100;

test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`],
  },
});

/** Texts that reach out of an element which hides what reaches out. Those for screen readers alone are meant to. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
      let box: Element | null = text.parentElement;
      while (box && getComputedStyle(box).overflow === "visible") box = box.parentElement;
      // What scrolls can be reached.
      if (
        !box ||
        box.matches(".visually-hidden") ||
        /auto|scroll/.test(getComputedStyle(box).overflow)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      const out = [
        outer.left - inner.left,
        outer.top - inner.top,
        inner.right - outer.right,
        inner.bottom - outer.bottom,
      ];
      if (Math.max(...out) > 1) cut.push(`${box.className}: ${text.textContent}`);
    }
    return cut;
  });
}

/** Nothing lies beside the window, and no text is cut off. */
async function expectWhole(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect.soft(await cutOff(page), page.url()).toEqual([]);
}

for (const locale of locales) {
  test(
    `every kind of page in ${locale} is complete with large text and with spaced text`,
    holds("text"),
    async ({ page }) => {
      test.setTimeout(120_000);
      for (const [own, path] of everyPage) {
        if (own !== locale) continue;
        await test.step(path, async () => {
          await open(page, path);
          const size = await page.evaluate(
            () => getComputedStyle(document.documentElement).fontSize,
          );
          expect(size).toBe(`${fontSize}px`);
          await expectWhole(page);
          await spaceText(page);
          await expectWhole(page);
        });
      }
    },
  );
}
