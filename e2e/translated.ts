import type { Page } from "playwright/test";

/**
 * Does to a page what Chrome does to one that it translates, now and to all that comes: each text stands in two
 * `font` elements, and the text node that React made is gone.
 */
export async function translate(page: Page): Promise<void> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(wrapTexts)));
}

/** Runs in the page. */
function wrapTexts(): void {
  if (document.querySelector("body font")) return;
  function wrap(root: Node): void {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (nodes.nextNode()) {
      const text = nodes.currentNode;
      const fixed = text.parentElement?.closest("script, style, textarea, option, font");
      if (text instanceof Text && text.data.trim() && !fixed) found.push(text);
    }
    for (const text of found) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      for (const font of [outer, inner]) font.style.verticalAlign = "inherit";
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  wrap(document.body);
  new MutationObserver(() => wrap(document.body)).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
