import { type RefObject, useEffect, useRef } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * Focuses an element when it is mounted and when `reason` changes. On page load, `autoFocus` does so: at hydration, the
 * visitor may be typing elsewhere.
 */
export function useFocus<T extends HTMLElement>(reason?: unknown): RefObject<T | null> {
  const ref = useRef<T>(null);
  const hydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the reason changes.
  useEffect(() => {
    if (hydrated) ref.current?.focus();
  }, [reason]);
  return ref;
}
