import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses an element when it is mounted and when `reason` changes. Without JavaScript, `autoFocus` does so on page
 * load.
 */
export function useFocus<T extends HTMLElement>(reason?: unknown): RefObject<T | null> {
  const ref = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the reason changes.
  useEffect(() => ref.current?.focus(), [reason]);
  return ref;
}
