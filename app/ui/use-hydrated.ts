import { useSyncExternalStore } from "react";

/** False on the server and during hydration, then true. For values that only the browser has. */
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
