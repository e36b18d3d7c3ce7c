/*
 * Stands inline in every page, as a classic script (vite/inline-script.ts). Fetches analytics and begins
 * hydration when the page is painted, and then when it has loaded and the browser is idle or at the visitor's
 * first sign, so that scripts never compete with the first paint. Links, forms and popovers work before; clicks
 * on other buttons are made again when React listens.
 */

/** Addresses of what the page imports. */
declare const modules: readonly string[];

// Not `pointerover`, which a page has that appears below a pointer at rest.
const signs = ["pointermove", "pointerdown", "keydown", "focusin"];
const boot = document.querySelector('script[type="text/plain"]');
const early: HTMLButtonElement[] = [];
let begun = false;

function remember({ target }: Event) {
  const button = target instanceof Element && target.closest("button[type=button]");
  if (button instanceof HTMLButtonElement && !button.popoverTargetElement) early.push(button);
}

function begin() {
  if (begun) return;
  begun = true;
  for (const sign of signs) removeEventListener(sign, begin);
  // A page that stands in another's frame is not one that is seen.
  if (document.body.className !== "bare") add("script", { src: "/js/analytics.js" });
  for (const href of modules) add("link", { rel: "modulepreload", href });
  add("script", { type: "module", text: boot?.textContent ?? "" }).remove();
}

function beginWhenIdle() {
  if ("requestIdleCallback" in window) requestIdleCallback(begin);
  else setTimeout(begin, 200);
}

function add<Name extends "link" | "script">(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) {
  const element = Object.assign(document.createElement(name), properties);
  document.head.append(element);
  return element;
}

addEventListener("click", remember);
addEventListener("hydrated", () => {
  removeEventListener("click", remember);
  for (const button of early) button.click();
});
// What has arrived may not be on the screen yet.
const painted = new PerformanceObserver(() => {
  painted.disconnect();
  for (const sign of signs) addEventListener(sign, begin);
  if (document.readyState === "complete") beginWhenIdle();
  else addEventListener("load", beginWhenIdle);
});
painted.observe({ type: "paint", buffered: true });
// A frame or a picture that never arrives holds `load` back, and what isn't seen isn't painted. In milliseconds.
setTimeout(begin, 2_000);
