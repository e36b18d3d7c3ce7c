import type { Page } from "playwright/test";

/** Spaces text as readers may need it (WCAG 2.2, 1.4.12). */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Doubles the size of text that a visitor's browser starts from (WCAG 2.2, 1.4.4). */
export function enlargeText(page: Page): Promise<void> {
  return page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
}
