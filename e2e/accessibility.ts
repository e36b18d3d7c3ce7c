import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { accessibility, type Check } from "#app/content/accessibility.ts";
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
  await expectClean(page, axe(page));
  // Colors are all that is different in the dark.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await settled(page);
  await expectClean(page, axe(page).withRules("color-contrast"));
}

/** Nothing lies beside the narrowest screen (WCAG 2.2, 1.4.10). */
export async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: narrowestWidth, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, page.url()).toBeLessThanOrEqual(narrowestWidth);
}

/** Buttons take a moment to change their colors; half-way there they have no contrast to measure. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}

/** Rules of WCAG that axe leaves out by default: names of cells (1.3.1) and sizes of targets (2.5.8). */
const optionalRules = { "td-has-header": { enabled: true }, "target-size": { enabled: true } };

/** Four times as fast as by default: frames of other origins are not looked into, and what is well is not listed. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: optionalRules });
}

/** Fails the test without ending it: a test of many pages names all that is wrong. */
async function expectClean(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found: [string, string][] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      const wrong = id === "scrollable-region-focusable" && (await scrollsByLinks(page, target));
      if (!wrong) found.push([id, html]);
    }
  }
  expect.soft(found, page.url()).toEqual([]);
}

/** axe takes for hidden what wide screens show of a closed `<details>` (`::details-content`). */
function scrollsByLinks(page: Page, target: unknown[]): Promise<boolean> {
  const link = page.locator(String(target)).locator("a").first();
  return link.evaluate((link) => link.checkVisibility());
}
