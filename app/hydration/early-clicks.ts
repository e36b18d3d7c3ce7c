import { isSearchShortcut } from "../widgets/search-shortcut.ts";
import { hydrate } from "./hydrate.ts";

const repeated =
  "button[type=button]:not([popovertarget],[role=tab],[data-copy]),a[data-hydrate=click]";

/** What does nothing without a script. */
const inert = "button[type=button]:not([popovertarget]),input[name=theme]";

declare global {
  interface Window {
    /** The targets of clicks before the bootstrap script has run (widgets/head-script.ts). */
    earlyClicks?: (EventTarget | null)[];
  }
}

const init = { bubbles: true, cancelable: true };

const clicked: HTMLElement[] = [];

/** Keeps clicks that need hydration, begins it, and makes them again once it is done, until `signal` is aborted. */
export function keepEarlyClicks(signal: AbortSignal): void {
  addEventListener("click", onClick, { signal });
  addEventListener("keydown", onKeyDown, { signal });
  addEventListener("hydrated", () => {
    // Not `click()`, which would have the keys that are held, such as the Control of a shortcut.
    for (const element of clicked) element.dispatchEvent(new MouseEvent("click", init));
  });
  addEventListener("hydrationfailed", () => {
    const link = clicked.find((element) => element instanceof HTMLAnchorElement);
    clicked.length = 0;
    if (link) location.assign(link.href);
  });
}

/** Makes the clicks again that came before this script. Links have been followed, and popovers are open. */
export function repeatMissedClicks(): void {
  const targets = window.earlyClicks ?? [];
  delete window.earlyClicks;
  for (const target of targets) {
    if (target instanceof Element) target.closest<HTMLElement>(inert)?.click();
  }
}

function onClick(event: MouseEvent): void {
  const { target, metaKey, ctrlKey, shiftKey } = event;
  const element = target instanceof Element && target.closest<HTMLElement>(repeated);
  if (!element) return;
  if (element instanceof HTMLAnchorElement) {
    // Opens a tab or a window.
    if (metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
  }
  keep(element);
}

function onKeyDown(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLElement>("a[data-hydrate=click]");
  if (!search || !isSearchShortcut(event)) return;
  event.preventDefault();
  keep(search);
}

function keep(element: HTMLElement): void {
  if (clicked.at(-1) !== element) clicked.push(element);
  hydrate();
}
