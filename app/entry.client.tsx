import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createPath, type DataRouter, type Location } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { reloading } from "./hydration/reload.ts";
import { copyCodeAtClick } from "./widgets/copy-code.ts";

declare global {
  interface Window {
    /** Set by React Router; undocumented. Without it, the visitor reloads the current page instead of reaching the next one. */
    readonly __reactRouterDataRouter?: DataRouter;
  }
}

/** The document. The event tells hydration/bootstrap.ts that it is hydrated. */
function Site() {
  useEffect(() => void dispatchEvent(new Event("hydrated")), []);
  return <HydratedRouter />;
}

// In production, hydration/bootstrap.ts does so.
if (import.meta.env.DEV) copyCodeAtClick();

// A navigation that interrupts another skips its view transition, whose promise is then rejected.
addEventListener("unhandledrejection", (event) => {
  if (event.reason?.name === "AbortError") event.preventDefault();
});

// When a module of another page is gone, as after a release, React Router reloads the current page. This loads the
// document of the other page instead, or does nothing if the module was only prefetched.
let leavingFor: Location | undefined;
window.navigation?.addEventListener("navigate", (event) => {
  if (event.navigationType !== "reload" || event.userInitiated || reloading) return;
  if (import.meta.env.DEV) return;
  event.preventDefault();
  const next = window.__reactRouterDataRouter?.state.navigation.location;
  // The prefetch and the click may both fail.
  if (next && next !== leavingFor) {
    // Chromium may otherwise report the skipped view transition as an error of the next page.
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
      // React recovers from a mismatch, but it is a bug, which analytics report.
      onRecoverableError(error) {
        console.error(error);
        dispatchEvent(new CustomEvent("hydrationerror", { detail: String(error) }));
      },
    },
  );
});
