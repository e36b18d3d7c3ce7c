import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isReloaded } from "./browser/hydrate.ts";

/** The document. The event tells the scripts in app/browser that it is hydrated. */
function Site() {
  useEffect(() => {
    dispatchEvent(new Event("hydrated"));
    // In production, the document of root.tsx loads it.
    if (import.meta.env.DEV) void import("./browser/bootstrap.ts");
  }, []);
  return <HydratedRouter />;
}

// A new release has removed the chunk. The reloaded page names those of the release.
addEventListener("vite:preloadError", () => {
  if (navigator.onLine && !isReloaded()) location.reload();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site />
    </StrictMode>,
  );
});
