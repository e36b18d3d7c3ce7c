/*
 * An inline classic script of every page (vite/inline-script.ts). It starts hydration and fetches analytics after the
 * first paint: when the page has loaded and the browser is idle, or at the visitor's first interaction. So scripts
 * don't compete with the first paint. Links, forms and popovers work without hydration; clicks on other buttons are
 * repeated after it.
 */

/** URLs of the modules that the page imports. */
declare const modules: readonly string[];

// Not `pointerover`, which also fires when a page appears below a resting pointer.
const interactions = ["pointermove", "pointerdown", "keydown", "focusin"];
const entryScript = document.querySelector('script[type="text/plain"]');
const clickedButtons: HTMLButtonElement[] = [];
let hasStarted = false;

function recordClick({ target }: Event) {
  const button = target instanceof Element && target.closest("button[type=button]");
  if (button instanceof HTMLButtonElement && !button.popoverTargetElement) {
    clickedButtons.push(button);
  }
}

function hydrate() {
  if (hasStarted) return;
  hasStarted = true;
  for (const event of interactions) removeEventListener(event, hydrate);
  // A page in a frame is no page view.
  if (document.body.className !== "bare") append("script", { src: "/js/analytics.js" });
  for (const href of modules) append("link", { rel: "modulepreload", href });
  linkInlineStyles();
  append("script", { type: "module", text: entryScript?.textContent ?? "" }).remove();
}

/**
 * Adds the stylesheet links that React expects, each before its inline style (patches/inline-styles.ts). They are
 * disabled, so that they are not fetched; those of the next page come after them in the same order as in a document.
 */
function linkInlineStyles() {
  for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-href]")) {
    const { href } = style.dataset;
    const link = document.createElement("link");
    style.before(Object.assign(link, { rel: "stylesheet", disabled: true, href }));
  }
}

function hydrateWhenIdle() {
  if ("requestIdleCallback" in window) requestIdleCallback(hydrate);
  else setTimeout(hydrate, 200);
}

function append<Name extends "link" | "script">(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) {
  const element = Object.assign(document.createElement(name), properties);
  document.head.append(element);
  return element;
}

addEventListener("click", recordClick);
addEventListener("hydrated", () => {
  removeEventListener("click", recordClick);
  for (const button of clickedButtons) button.click();
});
// Waits for the first paint, because the document may have arrived without being shown.
const paintObserver = new PerformanceObserver(() => {
  paintObserver.disconnect();
  for (const event of interactions) addEventListener(event, hydrate);
  if (document.readyState === "complete") hydrateWhenIdle();
  else addEventListener("load", hydrateWhenIdle);
});
paintObserver.observe({ type: "paint", buffered: true });
// In milliseconds: a frame or an image that doesn't arrive delays `load`, and a background tab is not painted.
setTimeout(hydrate, 2_000);
