import { useCallback, useEffect, useRef, useState } from "react";

/** How long a button says that something was copied, in milliseconds. */
const copiedFor = 2_000;

/**
 * Copies, and says so for two seconds. That it failed is said until the next attempt or `dismiss`.
 * `copy` takes what writes to the clipboard and tells whether that worked.
 */
export function useCopy() {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const dismiss = useCallback(() => setState("idle"), []);
  const copy = useCallback(
    async (write: () => Promise<void>) => {
      clearTimeout(timer.current);
      try {
        await write();
        setState("copied");
        timer.current = window.setTimeout(dismiss, copiedFor);
        return true;
      } catch (error) {
        console.error("Copying failed", error);
        setState("failed");
        return false;
      }
    },
    [dismiss],
  );
  return { state, copy, dismiss };
}
