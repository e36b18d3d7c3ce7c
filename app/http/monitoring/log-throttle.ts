const minute = 60_000;

/**
 * Keeps lines that any client can cause from filling the log: tells whether one more may be written, and at
 * the end of each minute reports how many were held back.
 */
export function linesAMinute(most: number, sayHeldBack: (count: number) => void): () => boolean {
  let asked = 0;
  let counting = false;

  function endMinute(): void {
    if (asked > most) sayHeldBack(asked - most);
    asked = 0;
    counting = false;
  }

  return () => {
    if (!counting) setTimeout(endMinute, minute).unref();
    counting = true;
    asked++;
    return asked <= most;
  };
}
