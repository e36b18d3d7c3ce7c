import type { Check } from "./frame-check.ts";
import type { FrameEvent } from "./frame-state.ts";

/** The longest time of the overlay in milliseconds, which its animation takes too. */
const loadingLimit = 3_000;
/** Exponential backoff of the checks, in milliseconds. */
const backoff = { min: 4_000, max: 60_000 };

type Tell = (event: FrameEvent) => void;

/** Limits the time of the overlay, of which `elapsed` milliseconds are over. Returns a function that stops it. */
export function limitLoading(elapsed: number, tell: Tell): () => void {
  const timer = setTimeout(() => tell("time-up"), Math.max(0, loadingLimit - elapsed));
  return () => clearTimeout(timer);
}

/** Calls back when the page has loaded, including the frames in its HTML. Returns a function that stops it. */
export function whenPageLoaded(tell: () => void): () => void {
  if (document.readyState === "complete") tell();
  else addEventListener("load", tell);
  return () => removeEventListener("load", tell);
}

/**
 * Checks once. A check without a result is no failure: the visitor is offline. A failure is reported after
 * `minDuration` milliseconds at the earliest, so that a retry is visible.
 */
export function checkOnce(check: Check, tell: Tell, minDuration = 0): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = Date.now();
  void check(stopped.signal).then((reachable) => {
    if (stopped.signal.aborted) return;
    if (reachable !== false) return tell("checked");
    timer = setTimeout(() => tell("unreachable"), begin + minDuration - Date.now());
  });
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
}

/** Checks with exponential backoff until the application is reachable, and at once when the browser is online again. */
export function awaitRecovery(check: Check, tell: Tell): () => void {
  const stopped = new AbortController();
  let pause = backoff.min;
  let timer = setTimeout(ask, pause);

  async function ask() {
    clearTimeout(timer);
    const reachable = await check(stopped.signal);
    if (stopped.signal.aborted) return;
    if (reachable) return tell("recovered");
    pause = Math.min(2 * pause, backoff.max);
    clearTimeout(timer);
    timer = setTimeout(ask, pause);
  }

  globalThis.addEventListener?.("online", ask, { signal: stopped.signal });
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
}
