import { followHash, preparePreview } from "./chat.ts";
import { setUpCopying } from "./copy.ts";
import { keepDrafts } from "./drafts.ts";
import type { PageEvent } from "./events.server.ts";
import { helpfulAnswers } from "./events.ts";
import { themeKey } from "./head-script.ts";
import { hydrate, hydrateOnIntent } from "./hydrate.ts";
import { completeLanguageLinks, offerLanguage } from "./language.ts";
import { onClick } from "./on-click.ts";
import { setUpSearch } from "./search.ts";
import { markSections } from "./sections.ts";
import { readStored, store } from "./storage.ts";
import { setUpTabs } from "./tabs.ts";

/*
 * Everything that works without React: a deferred classic script, which the head of every page loads (root.tsx). It fetches React
 * when somebody is about to use a widget, and analytics once the page has loaded and the browser is idle. So scripts
 * don't compete with the first paint, and visitors who only read download only the page.
 */

declare global {
  interface Window {
    /** The targets of clicks made before this script ran (head-script.ts). */
    earlyClicks?: (EventTarget | null)[];
  }
}

/** In milliseconds. A frame or an image that never arrives delays `load`. */
const maxWait = 2_000;

/** Whether this page is the chat, which the home page shows in a frame. */
const isChat = document.body.className === "bare";

setUpTheme();
setUpTabs();
setUpCopying();
setUpSearch();
completeLanguageLinks();
keepDrafts();
sendFeedback();
markSections();
hydrateOnIntent();
if (isChat) preparePreview();
else followHash();
closeMenuOnLink();
repeatEarlyClicks();
// For developers; the server logs the path as well.
if (document.querySelector("[data-missing]")) console.warn(`404: ${location.pathname}`);

addEventListener("load", () => {
  if ("requestIdleCallback" in window) requestIdleCallback(settle);
  else setTimeout(settle, 200);
});
setTimeout(settle, maxWait);

let isSettled = false;

function settle(): void {
  if (isSettled) return;
  isSettled = true;
  if (document.querySelector("[data-hydrate=load]")) hydrate();
  // A page in a frame doesn't count as a page view, and offers no language.
  if (isChat) return;
  offerLanguage();
  const analytics = { src: "/js/analytics.js" };
  // Only the build creates the file.
  if (import.meta.env.PROD)
    document.head.append(Object.assign(document.createElement("script"), analytics));
}

/** Closes the menu when one of its links is followed: a link within the page would leave it open. */
function closeMenuOnLink(): void {
  onClick("[popover] a", (link) => link.closest<HTMLElement>("[popover]")?.hidePopover());
}

/** Repeats the clicks made before this script ran, except on popovers and most links, which work without it. */
function repeatEarlyClicks(): void {
  const targets = window.earlyClicks ?? [];
  delete window.earlyClicks;
  for (const target of targets) {
    if (!(target instanceof Element)) continue;
    target
      .closest<HTMLElement>("[role=tab],[data-copy],[data-hydrate=click],input[name=theme]")
      ?.click();
  }
}

/** Makes the theme switches work; a page may have several (ui/theme-switch.tsx). */
function setUpTheme(): void {
  showTheme(document.documentElement.dataset.theme);
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "theme") return;
    showTheme(target.value);
    store(themeKey, target.value);
  });
  // The theme may have been chosen on another page, or in the page around this frame.
  const showStored = () => showTheme(readStored(themeKey));
  addEventListener("pageshow", ({ persisted }) => persisted && showStored());
  addEventListener("storage", ({ key }) => key === themeKey && showStored());
}

function showTheme(chosen: string | null | undefined): void {
  const theme = chosen === "light" || chosen === "dark" ? chosen : "system";
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  for (const input of document.querySelectorAll<HTMLInputElement>("input[name=theme]"))
    input.checked = input.value === theme;
}

/**
 * Sends the answer to "Was this page helpful?" (ui/page-foot.tsx) without leaving the page, which then shows its thanks. Only the
 * answer and the path are sent.
 */
function sendFeedback(): void {
  addEventListener("submit", (event) => {
    const { target: form, submitter: pressed } = event;
    if (!(form instanceof HTMLFormElement && pressed instanceof HTMLButtonElement)) return;
    if (form.dataset.feedback === undefined) return;
    event.preventDefault();
    if (form.dataset.feedback === "given") return;
    form.dataset.feedback = "given";
    const answer = helpfulAnswers.find((known) => known === pressed.value) ?? "no";
    const helpful: PageEvent = { type: "helpful", path: location.pathname, answer };
    navigator.sendBeacon(form.action, JSON.stringify([helpful]));
    pressed.ariaPressed = "true";
    for (const button of form.querySelectorAll("button")) button.ariaDisabled = "true";
  });
}
