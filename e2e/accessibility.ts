import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect } from "./test.ts";

/** What is on the page right now has no violation that axe can find, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await settled(page);
  await expectClean(new AxeBuilder({ page }));
  // Colors are all that is different in the dark.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await settled(page);
  await expectClean(new AxeBuilder({ page }).withRules("color-contrast"));
}

/** Buttons take a moment to change their colors; half-way there they have no contrast to measure. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}

async function expectClean(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
