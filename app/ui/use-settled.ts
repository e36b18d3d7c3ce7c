import { useEffect, useState } from "react";

/** The time for which a text has to stay unchanged, in milliseconds. */
const pause = 1_000;

/** A text for a live region, once it has stopped changing. The first text is not announced. */
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
