const minute = 60_000;

/**
 * Keeps what anyone can cause from filling the log: says whether one more line may be written, and at the
 * end of a minute how many were not.
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
