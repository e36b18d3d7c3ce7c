import { useSyncExternalStore } from "react";

/** False while the server's HTML is being taken over, true from then on: for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe() {
  return () => {};
}
