import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createPath, type DataRouter, type Location } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { reloading } from "./hydration/reload.ts";

declare global {
  interface Window {
    /** Set by React Router. */
    readonly __reactRouterDataRouter?: DataRouter;
  }
}

/** The document. What waits for React (hydration/starter.ts) hears when all of it listens. */
function Site() {
  useEffect(() => void dispatchEvent(new Event("hydrated")), []);
  return <HydratedRouter />;
}

// A navigation that overtakes another skips its view transition: an expected rejection.
addEventListener("unhandledrejection", (event) => {
  if (event.reason?.name === "AbortError") event.preventDefault();
});

// React Router reloads this page when a part of another is gone, as after a release. Who is on the way there
// gets that page instead, by one load of its document; what was only fetched ahead is no reason to reload.
let leavingFor: Location | undefined;
window.navigation?.addEventListener("navigate", (event) => {
  if (event.navigationType !== "reload" || event.userInitiated || reloading) return;
  if (import.meta.env.DEV) return;
  event.preventDefault();
  const next = window.__reactRouterDataRouter?.state.navigation.location;
  // Fetched ahead and for the click, it may be missed twice.
  if (next && next !== leavingFor) {
    // Else Chromium now and then reports the fade that it skips as an error of the next page.
    addEventListener("pageswap", ({ viewTransition }) => viewTransition?.skipTransition());
    location.assign(createPath(next));
  }
  leavingFor = next;
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site />
    </StrictMode>,
    {
      // A mismatch that React repairs silently in production is still a bug to hear about.
      onRecoverableError(error) {
        console.error(error);
        dispatchEvent(new CustomEvent("hydrationerror", { detail: String(error) }));
      },
    },
  );
});
