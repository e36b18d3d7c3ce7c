import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";

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

/**
 * Focuses an element when it is mounted and when `reason` changes, but not at hydration, when the visitor may be typing
 * elsewhere. On page load, `autoFocus` does it.
 */
export function useFocus<T extends HTMLElement>(reason?: unknown): RefObject<T | null> {
  const ref = useRef<T>(null);
  const isHydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the reason changes.
  useEffect(() => {
    if (isHydrated) ref.current?.focus();
  }, [reason]);
  return ref;
}
