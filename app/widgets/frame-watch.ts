import type { Check } from "./frame-check.ts";
import type { FrameEvent } from "./frame-state.ts";

/** How long the overlay stays at most, in milliseconds; the sun in it takes as long to noon. */
const loadingLimit = 3_000;
/** How long to wait before asking again whether the application is back; doubled each time, up to the second. */
const pauses = { first: 4_000, longest: 60_000 };

type Tell = (event: FrameEvent) => void;

/** Ends the loading in time. `elapsed` is how long it has been going on. Returns how to stop. */
export function limitLoading(elapsed: number, tell: Tell): () => void {
  const timer = setTimeout(() => tell("time-up"), Math.max(0, loadingLimit - elapsed));
  return () => clearTimeout(timer);
}

/** Tells when the page has loaded, with every frame that came with it, or that it has. Returns how to stop. */
export function whenPageLoaded(tell: () => void): () => void {
  if (document.readyState === "complete") tell();
  else addEventListener("load", tell);
  return () => removeEventListener("load", tell);
}

/**
 * Asks once. Not to know is no failure: whoever can't reach this site sees that by themselves. A failure is told
 * after `patience` milliseconds at the earliest: whoever tries again sees that something is tried.
 */
export function checkOnce(check: Check, tell: Tell, patience = 0): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = Date.now();
  void check(stopped.signal).then((reachable) => {
    if (stopped.signal.aborted) return;
    if (reachable !== false) return tell("checked");
    timer = setTimeout(() => tell("unreachable"), begin + patience - Date.now());
  });
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
}

/** Asks until the application is back, ever less often, and at once when the browser is online again. */
export function awaitRecovery(check: Check, tell: Tell): () => void {
  const stopped = new AbortController();
  let pause = pauses.first;
  let timer = setTimeout(ask, pause);

  async function ask() {
    clearTimeout(timer);
    const reachable = await check(stopped.signal);
    if (stopped.signal.aborted) return;
    if (reachable) return tell("recovered");
    pause = Math.min(2 * pause, pauses.longest);
    clearTimeout(timer);
    timer = setTimeout(ask, pause);
  }

  globalThis.addEventListener?.("online", ask, { signal: stopped.signal });
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
}
