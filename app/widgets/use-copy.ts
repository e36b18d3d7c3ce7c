import { useCallback, useEffect, useRef, useState } from "react";

/** The duration of the success message, in milliseconds. */
const copiedFor = 2_000;

/**
 * The state of a copy button: success is shown for two seconds, failure until the next attempt. `copy` takes a function
 * that writes to the clipboard, and returns whether it succeeded.
 */
export function useCopy() {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(async (write: () => Promise<void>) => {
    clearTimeout(timer.current);
    try {
      await write();
      setState("copied");
      timer.current = window.setTimeout(() => setState("idle"), copiedFor);
      return true;
    } catch (error) {
      console.error("Copying failed", error);
      setState("failed");
      return false;
    }
  }, []);
  return { state, copy };
}
