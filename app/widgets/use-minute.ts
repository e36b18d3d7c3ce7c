import { useEffect, useState } from "react";

const minute = 60_000;

/**
 * The time, to the minute, which moves on by itself. Undefined on the server and while its HTML is taken
 * over: a page that showed the time of its rendering could not be kept.
 */
export function useMinute(): Date | undefined {
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    const update = () => setMinutes(Math.floor(Date.now() / minute));
    // In a task of its own: browsers take 20 ms to format the first time of all.
    const first = setTimeout(update);
    const timer = setInterval(update, 5_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return minutes === undefined ? undefined : new Date(minutes * minute);
}
