import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createPath, type DataRouter } from "react-router";
import { HydratedRouter } from "react-router/dom";

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
window.navigation?.addEventListener("navigate", (event) => {
  if (event.navigationType !== "reload" || event.userInitiated || import.meta.env.DEV) return;
  event.preventDefault();
  const next = window.__reactRouterDataRouter?.state.navigation.location;
  if (next) location.assign(createPath(next));
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
