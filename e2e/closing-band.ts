import type { Page } from "playwright/test";
import { accessibility } from "#app/site/accessibility.ts";
import { expect } from "./test.ts";

/** Expects that the text of the band at the end of a page lies below the band's arc at every width. */
export async function expectTextBelowArc(page: Page): Promise<void> {
  const band = page.locator("main > section:last-child");
  // Each width is laid out faster without the rest of the page.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main > :not(:last-child), footer { display: none }");
    document.adoptedStyleSheets.push(sheet);
  });
  for (const width of [accessibility.narrowestWidth, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { above, room } = await band.evaluate((band) => {
      const box = band.getBoundingClientRect();
      const arc = band.querySelector("path")?.getBoundingClientRect() ?? new DOMRect();
      const middle = arc.left + arc.width / 2;
      const texts = [...band.querySelectorAll("h2, p, .actions a")].flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
      const distances = texts.flatMap(({ left, right, top }) =>
        [left, right].map((x) => Math.hypot(x - middle, arc.bottom - top)),
      );
      return { above: arc.top - box.top, room: arc.height - Math.max(...distances) };
    });
    expect.soft(above, `${page.url()} at ${width}: the arc is complete`).toBeGreaterThan(0);
    expect.soft(room, `${page.url()} at ${width}: the text is inside`).toBeGreaterThan(4);
  }
}
