import { atClick } from "./at-click.ts";
import { followHash, preparePreview } from "./chat.ts";
import { operateCopying } from "./copy.ts";
import { keepDrafts } from "./drafts.ts";
import { sendFeedback } from "./feedback.ts";
import { hydrate, hydrateAtIntent } from "./hydrate.ts";
import { completeLanguageLinks, offerLanguage } from "./language.ts";
import { operateSearch } from "./search.ts";
import { markSections } from "./sections.ts";
import { operateTabs } from "./tabs.ts";
import { operateTheme } from "./theme.ts";

/*
 * A deferred classic script, which the head of every page loads (root.tsx): what needs no React. It fetches React when somebody
 * is about to use a widget, and analytics after the first paint, when the page has loaded and the browser is idle. So scripts
 * don't compete with the first paint, and who only reads gets only the page.
 */

declare global {
  interface Window {
    /** The targets of clicks before this script has run (head-script.ts). */
    earlyClicks?: (EventTarget | null)[];
  }
}

/** In milliseconds: a frame or an image that doesn't arrive delays `load`, and a background tab is not painted. */
const longestWait = 2_000;

/** Whether it is the page of the chat, which the home page shows in a frame. */
const isChat = document.body.className === "bare";

operateTheme();
operateTabs();
operateCopying();
operateSearch();
completeLanguageLinks();
keepDrafts();
sendFeedback();
markSections();
hydrateAtIntent();
if (isChat) preparePreview();
else followHash();
closeMenuAtLinks();
repeatEarlyClicks();
// For developers; the server logs the path as well.
if (document.querySelector("[data-missing]")) console.warn(`404: ${location.pathname}`);

// The document may have arrived without being shown.
const paintObserver = new PerformanceObserver(() => {
  paintObserver.disconnect();
  if (document.readyState === "complete") settleWhenIdle();
  else addEventListener("load", settleWhenIdle);
});
paintObserver.observe({ type: "paint", buffered: true });
setTimeout(settle, longestWait);

function settleWhenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(settle);
  else setTimeout(settle, 200);
}

let isSettled = false;

function settle(): void {
  if (isSettled) return;
  isSettled = true;
  if (document.querySelector("[data-hydrate=load]")) hydrate();
  // A page in a frame is no page view, and offers nothing.
  if (isChat) return;
  offerLanguage();
  const analytics = { src: "/js/analytics.js" };
  // It is made by the build.
  if (import.meta.env.PROD)
    document.head.append(Object.assign(document.createElement("script"), analytics));
}

/** Closes the menu when one of its links is followed, which may lead to a part of the page. */
function closeMenuAtLinks(): void {
  atClick("[popover] a", (link) => link.closest<HTMLElement>("[popover]")?.hidePopover());
}

/** Makes the clicks again that came before this script. Links have been followed, and popovers are open. */
function repeatEarlyClicks(): void {
  const targets = window.earlyClicks ?? [];
  delete window.earlyClicks;
  for (const target of targets) {
    if (!(target instanceof Element)) continue;
    target.closest<HTMLElement>("[role=tab],[data-copy],input[name=theme]")?.click();
  }
}
