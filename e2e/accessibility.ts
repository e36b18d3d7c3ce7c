import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RunOptions } from "axe-core";
import Color from "colorjs.io";
import type { Locator, Page } from "playwright/test";
import { accessibility, type Check } from "#app/site/accessibility.ts";
import { expect } from "./test.ts";

const { narrowestWidth } = accessibility;

/**
 * The tags of a test that holds what the accessibility statement says is tested. `playwright test --grep
 * @keyboard` runs those of one.
 */
export function holds(...checks: Check[]): { tag: string[] } {
  return { tag: checks.map((check) => `@${check}`) };
}

/** What is on the page right now has no violation that axe can find, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await settled(page);
  await expectClean(page, { rules: optionalRules });
  // Colors are all that is different in the dark.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await settled(page);
  await expectClean(page, { runOnly: ["color-contrast"] });
}

/** The same, without the contrast of colors. */
export async function expectAccessibleButForColors(page: Page): Promise<void> {
  await expectClean(page, { rules: { ...optionalRules, "color-contrast": { enabled: false } } });
}

/** Nothing lies beside the narrowest screen (WCAG 2.2, 1.4.10). */
export async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: narrowestWidth, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, page.url()).toBeLessThanOrEqual(narrowestWidth);
}

/** The contrast of a text on the plain ground of its own element (WCAG 2.2, 1.4.3). */
export async function contrastOf(text: Locator): Promise<number> {
  const { color, backgroundColor } = await text.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor };
  });
  return new Color(color).contrast(backgroundColor, "WCAG21");
}

/** Buttons take a moment to change their colors; half-way there they have no contrast to measure. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}

/** Rules of WCAG that axe leaves out by default: names of cells (1.3.1) and sizes of targets (2.5.8). */
const optionalRules = { "td-has-header": { enabled: true }, "target-size": { enabled: true } };

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

declare global {
  interface Window {
    axe?: typeof import("axe-core");
  }
}

/** Fails the test without ending it: a test of many pages names all that is wrong. */
async function expectClean(page: Page, options: RunOptions): Promise<void> {
  for (const frame of page.frames()) {
    // axe looks into frames of the page's own origin.
    if (!frame.url().startsWith(new URL(page.url()).origin)) continue;
    if (await frame.evaluate(() => !window.axe)) await frame.evaluate(axe);
  }
  const violations = await page.evaluate(async (options) => {
    if (!window.axe) throw new Error("axe was not loaded");
    const results = await window.axe.run({ resultTypes: ["violations"], ...options });
    return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => [id, html]));
  }, options);
  expect.soft(violations, page.url()).toEqual([]);
}
