import type { Page } from "playwright/test";
import { waitForTransitions } from "./accessibility.ts";
import { expect } from "./test.ts";

/**
 * Finds what is broken in the layout of the page. Runs in the browser.
 *
 * - A text or a control that is wider than an element around it, unless that scrolls.
 * - A word in Latin script that is broken without a hyphen, outside of addresses and code.
 * - A text with only about one character a line.
 * - A button that is wider than 24 rem.
 */
export function findLayoutFaults(): string[] {
  const faults: string[] = [];
  const range = document.createRange();
  /** Whether an element is visible to everybody, and not only to screen readers. */
  function isVisible(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).clipPath.startsWith("inset(50%")) return false;
    }
    return true;
  }
  const findLines = (text: Node, start: number, end: number) => {
    range.setStart(text, start);
    range.setEnd(text, end);
    return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom / 4)));
  };

  function checkInside(box: DOMRect, from: Element | null, name: string): void {
    for (let outer = from; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, display, position } = getComputedStyle(outer);
      if (["auto", "scroll"].includes(overflowX)) return;
      const { left, right } = outer.getBoundingClientRect();
      const isOutside = box.left < left - 1 || box.right > right + 1;
      if (isOutside && !["inline", "contents"].includes(display)) {
        faults.push(`${name} is wider than <${outer.localName} class="${outer.className}">`);
        return;
      }
      if (["absolute", "fixed"].includes(position)) return;
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent, nodeValue: text } = node;
    if (!parent || !text?.trim() || !isVisible(parent) || parent.closest("svg, script, style"))
      continue;
    const name = `“${text.trim().slice(0, 40)}”`;
    range.selectNodeContents(node);
    checkInside(range.getBoundingClientRect(), parent, name);
    const lines = findLines(node, 0, text.length).size;
    const { length } = text.replace(/\s/g, "");
    if (lines > 2 && length / lines < 2) faults.push(`${name} has ${lines} lines`);
    if (parent.closest("code, pre, kbd") || getComputedStyle(parent).hyphens === "auto") continue;
    for (const { index, 0: word } of text.matchAll(/(?<![\w@./-])[a-z]{2,}(?![\w@./-])/gi)) {
      if (findLines(node, index, index + word.length).size > 1) faults.push(`“${word}” is broken`);
    }
  }

  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  for (const control of document.querySelectorAll(
    "button, .button, input, select, textarea, img",
  )) {
    if (!isVisible(control)) continue;
    const box = control.getBoundingClientRect();
    const name = `<${control.localName}> ${control.textContent.trim().slice(0, 40)}`;
    // Buttons without a border reach into the margin, so that their label or icon aligns with the text.
    if (!control.matches("button:not(.button)")) checkInside(box, control.parentElement, name);
    if (control.matches("button, .button") && box.width > 24 * rem)
      faults.push(`${name} has ${Math.round(box.width)} px`);
  }
  return faults;
}

/** Expects enough contrast in links and buttons under the pointer (WCAG 2.2, 1.4.3), in light and in dark. */
export async function expectReadableUnderPointer(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const selector = { nodeId: root.nodeId, selector: "a, button" };
  const { nodeIds } = await session.send("DOM.querySelectorAll", selector);
  const forcedPseudoClasses = ["hover"];
  for (const nodeId of nodeIds) {
    await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await waitForTransitions(page);
    expect.soft(await page.evaluate(findPaleTexts), `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await session.detach();
}

/**
 * Finds links and buttons with too little contrast. Unlike axe, it also measures disabled ones, and those on a gradient
 * with a background color. Runs in the browser.
 */
function findPaleTexts(): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const luminance = (...layers: string[]) => {
    if (!canvas) throw new Error("There is no canvas.");
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [r = 0, g = 0, b = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (value) =>
      value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return Array.from(document.querySelectorAll("a, button")).flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || !control.textContent.trim())
      return [];
    const layers: string[] = [];
    for (let outer: Element | null = control; outer; outer = outer.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(outer);
      const isTransparent = /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
      // The colors of a gradient alone can't be read.
      if (isTransparent && backgroundImage !== "none") return [];
      if (isTransparent) continue;
      layers.unshift(backgroundColor);
      if (!/\/|rgba/.test(backgroundColor)) break;
    }
    const { color } = getComputedStyle(control);
    const [low = 0, high = 0] = [luminance(...layers), luminance(...layers, color)].sort(
      (a, b) => a - b,
    );
    const ratio = (high + 0.05) / (low + 0.05);
    return ratio < 4.5 ? [`${control.textContent.trim()}: ${ratio.toFixed(2)}`] : [];
  });
}
