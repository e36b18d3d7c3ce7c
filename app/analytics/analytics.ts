import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { beaconPath, longestMessage, type ReportedEvent } from "./events.ts";

/*
 * `/js/analytics.js`: tells the site which of its pages are seen and how fast they were, for its operators'
 * metrics. It keeps nothing in the browser and knows nobody; it is silent for whoever asks not to be
 * tracked (w3.org/TR/tracking-dnt, w3.org/TR/gpc).
 */

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
  interface WindowEventMap {
    /** What React repaired or gave up, in its words: dispatched by entry.client.tsx. */
    hydrationerror: CustomEvent<string>;
  }
}

let events: ReportedEvent[] = [];

function send(): void {
  if (events.length > 0) navigator.sendBeacon(beaconPath, JSON.stringify(events));
  events = [];
}

/** The page that was loaded: figures are its own, whatever is navigated to without a load. */
const loaded = location.pathname;

function reportVital({ name, value }: MetricType): void {
  events.push({ type: "vital", path: loaded, name, value: Math.round(value * 1e4) / 1e4 });
}

let seen = "";

function reportView(): void {
  if (location.pathname === seen) return;
  seen = location.pathname;
  events.push({ type: "view", path: seen });
  send();
}

function start(): void {
  reportView();
  // Every page has a title and an address of its own in the head: it changes after each navigation.
  const head = { childList: true, subtree: true, characterData: true };
  new MutationObserver(reportView).observe(document.head, head);
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    seen = "";
    reportView();
  });

  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(reportVital);
  // Registered after those of the library, which reports its last values at this event.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });

  addEventListener("hydrationerror", ({ detail }) => {
    const message = detail.slice(0, longestMessage);
    events.push({ type: "hydration", path: location.pathname, message });
    send();
  });
}

if (navigator.doNotTrack !== "1" && !navigator.globalPrivacyControl) {
  // A page that the browser makes in advance may never be seen (wicg.github.io/nav-speculation).
  if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
  else start();
}
