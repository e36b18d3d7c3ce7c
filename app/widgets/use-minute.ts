import { useSyncExternalStore } from "react";

const minute = 60_000;

/**
 * The time, as a count of minutes that moves on by itself. Undefined on the server and while its HTML
 * is taken over: a page that showed the time of its rendering could not be kept.
 */
export function useMinute(): Date | undefined {
  const now = useSyncExternalStore(subscribe, thisMinute, never);
  return now === undefined ? undefined : new Date(now * minute);
}

function subscribe(changed: () => void) {
  const timer = setInterval(changed, 5_000);
  return () => clearInterval(timer);
}

function thisMinute(): number | undefined {
  return Math.floor(Date.now() / minute);
}

function never(): undefined {
  return undefined;
}
