import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RunOptions } from "axe-core";
import Color from "colorjs.io";
import type { Locator, Page } from "playwright/test";
import { accessibility, type Check } from "#app/site/accessibility.ts";
import { expect } from "./test.ts";

const { narrowestWidth } = accessibility;

/**
 * The tags of a test that covers checks of the accessibility statement. `playwright test --grep @keyboard` runs the
 * tests of one check.
 */
export function covers(...checks: Check[]): { tag: string[] } {
  return { tag: checks.map((check) => `@${check}`) };
}

/** Expects that axe finds no violation on the page as it is now, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await waitForTransitions(page);
  await expectClean(page, { rules: optionalRules });
  // Only the colors differ in the dark.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await waitForTransitions(page);
  await expectClean(page, { runOnly: ["color-contrast"] });
}

/** Expects the same, without the contrast of colors. */
export async function expectAccessibleExceptColors(page: Page): Promise<void> {
  await expectClean(page, { rules: { ...optionalRules, "color-contrast": { enabled: false } } });
}

/** Expects that the page doesn't scroll sideways on the narrowest screen (WCAG 2.2, 1.4.10). */
export async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: narrowestWidth, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, page.url()).toBeLessThanOrEqual(narrowestWidth);
}

/** Measures the contrast of a text with the background color of its own element (WCAG 2.2, 1.4.3). */
export async function readContrast(text: Locator): Promise<number> {
  const { color, backgroundColor } = await text.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor };
  });
  return new Color(color).contrast(backgroundColor, "WCAG21");
}

/** Waits until transitions have ended: halfway through, the contrast of a button can't be measured. */
export async function waitForTransitions(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}

/** WCAG rules that axe leaves out by default: header cells (1.3.1) and target sizes (2.5.8). */
const optionalRules = { "td-has-header": { enabled: true }, "target-size": { enabled: true } };

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

declare global {
  interface Window {
    axe?: typeof import("axe-core");
  }
}

/** Fails the test without ending it, so that a test of many pages reports every violation. */
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
