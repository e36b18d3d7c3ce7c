import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { PageEvent } from "./events.server.ts";
import { beaconPath } from "./events.ts";

/*
 * `/js/analytics.js`: reports page views and Web Vitals for the operators' metrics. It stores nothing in the browser, identifies
 * nobody, and sends nothing under Do Not Track (w3.org/TR/tracking-dnt) or Global Privacy Control (w3.org/TR/gpc).
 */

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

let events: PageEvent[] = [];

function send(): void {
  if (events.length > 0) navigator.sendBeacon(beaconPath, JSON.stringify(events));
  events = [];
}

/** The path of the document that was loaded. */
const loadedPath = location.pathname;

function reportVital({ name, value }: MetricType): void {
  events.push({ type: "vital", path: loadedPath, name, value: Math.round(value * 1e4) / 1e4 });
}

function reportView(): void {
  events.push({ type: "view", path: loadedPath });
  send();
}

function start(): void {
  reportView();
  addEventListener("pageshow", ({ persisted }) => persisted && reportView());

  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(reportVital);
  // Registered after the library's listeners, which report their last values on this event.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
}

if (navigator.doNotTrack !== "1" && !navigator.globalPrivacyControl) {
  // A prerendered page may never be shown (wicg.github.io/nav-speculation).
  if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
  else start();
}
