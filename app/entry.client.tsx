import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** The document. What waits for React (hydration/starter.ts) hears when all of it listens. */
function Site() {
  useEffect(() => void dispatchEvent(new Event("hydrated")), []);
  return <HydratedRouter />;
}

// A navigation that overtakes another skips its view transition: an expected rejection.
addEventListener("unhandledrejection", (event) => {
  if (event.reason?.name === "AbortError") event.preventDefault();
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
