import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves focus to an element when it appears, and again whenever `reason` changes. Without JavaScript
 * its `autoFocus` does the same on page load.
 */
export function useFocus<T extends HTMLElement>(reason?: unknown): RefObject<T | null> {
  const ref = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reason is what matters.
  useEffect(() => ref.current?.focus(), [reason]);
  return ref;
}
