import { prepareChat } from "../routes/preview-chat/before-react.ts";
import { copyCodeAtClick } from "../widgets/copy-code.ts";
import {
  applyThemeChoices,
  closeMenuAtFragments,
  completeLanguageLinks,
  needsReact,
  showSearchShortcut,
} from "./before-react.ts";
import { keepEarlyClicks, repeatMissedClicks } from "./early-clicks.ts";
import { openEarlyTabs } from "./early-tabs.ts";
import { hydrate } from "./hydrate.ts";
import { hydrateAtIntent, hydrateAtSight } from "./intents.ts";

/*
 * A deferred classic script, which the head of every page loads (root.tsx). It fetches React when somebody is about to use
 * a widget, and analytics after the first paint, when the page has loaded and the browser is idle. So scripts don't
 * compete with the first paint, and who only reads gets only the page.
 */

/** In milliseconds: a frame or an image that doesn't arrive delays `load`, and a background tab is not painted. */
const longestWait = 2_000;

const untilHydrated = new AbortController();
const { signal } = untilHydrated;
addEventListener("hydrated", () => {
  untilHydrated.abort();
  // From now on React Router follows links, and fetches ahead: browsers need not (speculation-rules.json).
  document.documentElement.toggleAttribute("data-hydrated", true);
});

applyThemeChoices(signal);
completeLanguageLinks();
closeMenuAtFragments(signal);
showSearchShortcut();
copyCodeAtClick();
openEarlyTabs(signal);
keepEarlyClicks(signal);
hydrateAtIntent(signal);
/** Whether it is the page of the chat, which the home page shows in a frame. */
const isChat = document.body.className === "bare";
if (isChat) prepareChat();
repeatMissedClicks();

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
  // A page in a frame is no page view.
  if (!isChat) {
    const analytics = { src: "/js/analytics.js" };
    document.head.append(Object.assign(document.createElement("script"), analytics));
  }
  if (needsReact()) hydrate();
  else hydrateAtSight();
}
