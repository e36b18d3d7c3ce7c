import type { Page } from "playwright/test";
import { locales } from "#app/i18n/locales.ts";
import { accessibility } from "#app/site/accessibility.ts";
import playwright from "../playwright.config.ts";
import { covers } from "./accessibility.ts";
import { everyPage, expect, openWithParts, test } from "./test.ts";

const { launchOptions } = playwright.use ?? {};
const fontSize = (16 * accessibility.textSize) / 100;

test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`],
  },
});

/** Finds texts that an element around them cuts off. Texts only for screen readers are cut off on purpose. */
function findCutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
      let box: Element | null = text.parentElement;
      while (box && getComputedStyle(box).overflow === "visible") box = box.parentElement;
      // Text that scrolls can be reached.
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

/** Spaces text as readers may need it (WCAG 2.2, 1.4.12). */
function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Finds parts of the header that overlap or lie outside it. */
function findCollisions(page: Page): Promise<string[]> {
  return page.getByRole("banner").evaluate((header) => {
    const parts = [...header.querySelectorAll(":scope > div :is(a, button)")]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }));
    const inside = header.getBoundingClientRect();
    return parts.flatMap(({ name, box }, at) => [
      ...(box.top < inside.top || box.bottom > inside.bottom ? [`${name} above or below`] : []),
      ...parts
        .slice(at + 1)
        .filter((other) => other.box.left < box.right && box.left < other.box.right)
        .map((other) => `${name} and ${other.name}`),
    ]);
  });
}

/** Expects that the page does not scroll sideways, and that no parts of the header overlap. */
async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect.soft(await findCollisions(page), page.url()).toEqual([]);
}

for (const locale of locales) {
  test(
    `every kind of page in ${locale} is complete with large text and with spaced text`,
    covers("text"),
    async ({ page, viewport }) => {
      test.setTimeout(180_000);
      for (const [language, path] of everyPage) {
        if (language !== locale) continue;
        await test.step(path, async () => {
          await openWithParts(page, path);
          const size = await page.evaluate(
            () => getComputedStyle(document.documentElement).fontSize,
          );
          expect(size).toBe(`${fontSize}px`);
          await expectNoOverflow(page);
          expect.soft(await findCutOffTexts(page), path).toEqual([]);
          await page.setViewportSize({ width: 390, height: 844 });
          await expectNoOverflow(page);
          if (viewport) await page.setViewportSize(viewport);
          await spaceText(page);
          await expectNoOverflow(page);
          expect.soft(await findCutOffTexts(page), path).toEqual([]);
        });
      }
    },
  );
}
