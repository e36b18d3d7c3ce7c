import { useEffect, useState } from "react";

const minute = 60_000;

/**
 * The current time, updated every minute. Undefined on the server and during hydration: cached pages can't have it.
 */
export function useMinute(): Date | undefined {
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    const update = () => setMinutes(Math.floor(Date.now() / minute));
    // In a separate task, because the first formatting of a time takes 20 ms.
    const first = setTimeout(update);
    const timer = setInterval(update, 5_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return minutes === undefined ? undefined : new Date(minutes * minute);
}
