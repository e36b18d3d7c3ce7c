import { isForChat } from "../widgets/chat-hash.ts";
import { hydrate } from "./hydrate.ts";

/*
 * Hydration begins when somebody is about to use what needs it. Components say so by `data-hydrate`:
 *
 * - `load`: as soon as the page has loaded
 * - `visible`: when it comes near the viewport
 * - `intent`: when a pointer is on it, or a key is pressed
 * - `click`: likewise, and a click on this link waits for hydration (early-clicks.ts)
 *
 * Links are links, and a menu is a popover, so they are none. The theme works before hydration (before-react.ts).
 */

const interactive =
  "[data-hydrate],button:not([popovertarget]),input:not([name=theme]),select,textarea";

/** Keys that scroll, unless a control has the focus. */
const scrolling = /^(Arrow|Page|Home|End| )/;

/** Hydrates at a visitor's first intent, until `signal` is aborted. */
export function hydrateAtIntent(signal: AbortSignal): void {
  const listening = { signal, passive: true };
  // Without a network, each move would try again.
  let hasFailed = false;
  addEventListener("hydrationfailed", () => {
    hasFailed = true;
  });
  // Not `pointerover`, which also fires when a page appears below a resting pointer.
  addEventListener(
    "pointermove",
    ({ target }) => !hasFailed && isInteractive(target) && hydrate(),
    listening,
  );
  for (const type of ["pointerdown", "focusin"]) {
    addEventListener(type, ({ target }) => isInteractive(target) && hydrate(), listening);
  }
  addEventListener(
    "keydown",
    ({ key, target }) => (isInteractive(target) || !scrolling.test(key)) && hydrate(),
    listening,
  );
  // Find-in-page or a fragment opens a tab.
  addEventListener("beforematch", hydrate, { signal, capture: true });
  // A link within the page is for the chat.
  addEventListener("hashchange", () => isForChat(location.hash) && hydrate(), listening);
  addEventListener("hydrate", hydrate, listening);
}

function isInteractive(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(interactive) !== null;
}

/** Hydrates when the first widget comes near the viewport, or at once if one can't wait. */
export function hydrateAtSight(): void {
  if (document.querySelector("[data-hydrate=load]")) {
    hydrate();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      hydrate();
    },
    { rootMargin: "10% 0px" },
  );
  for (const widget of document.querySelectorAll("[data-hydrate=visible]")) {
    observer.observe(widget);
  }
}
