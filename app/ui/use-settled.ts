import { useEffect, useState } from "react";

/** How long a text has to stay the same, in milliseconds. */
const pause = 1_000;

/** Follows a text for a live region, once it has stopped changing. It says nothing about the first text. */
export function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    if (text === first && !settled) return;
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, first, settled]);
  return settled;
}
