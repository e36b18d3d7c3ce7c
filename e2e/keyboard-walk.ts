import type { Page } from "playwright/test";
import { expect } from "./test.ts";

/** Moves focus through the whole page; returns what was wholly covered while it had focus (WCAG 2.2, 2.4.11). */
export async function walkByKeyboard(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const covered: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    Object.assign(window, { visited: new WeakSet() });
  });
  let stops = 0;
  for (let more = true; more; stops++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    if (stop?.isCovered) covered.push(stop.name);
    more = stop !== undefined;
  }
  expect(stops).toBeGreaterThan(20);
  return covered;
}

/** Runs in the page. Undefined where focus has come to the page's end, or has been before. */
function lookAtFocus(): { name: string; isCovered: boolean } | undefined {
  const { activeElement } = document;
  const inner = activeElement instanceof HTMLIFrameElement ? activeElement.contentDocument : null;
  const focused = inner?.activeElement ?? activeElement;
  const { visited } = window as unknown as { visited: WeakSet<Element> };
  if (!activeElement || !focused || focused === document.body || visited.has(focused)) return;
  visited.add(focused);
  const box = focused.getBoundingClientRect();
  const frame = inner ? activeElement.getBoundingClientRect() : { left: 0, top: 0 };
  // What takes no pointer has a drawing in its place.
  const takesPointer = getComputedStyle(focused).pointerEvents !== "none";
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
  const isCovered = shares.every((x) =>
    shares.every((y) => {
      const left = frame.left + box.left + x * box.width;
      const top = frame.top + box.top + y * box.height;
      const found = document.elementFromPoint(left, top);
      const seen = takesPointer ? found : found?.closest("figure");
      return !seen || !(seen.contains(activeElement) || activeElement.contains(seen));
    }),
  );
  const name = focused.getAttribute("aria-label") ?? focused.textContent ?? "";
  return { name: `${focused.tagName} ${name.trim().slice(0, 40)}`, isCovered };
}
