import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    // A mismatch that React repairs silently in production is still a bug to hear about.
    { onRecoverableError: (error) => console.error(error) },
  );
});
