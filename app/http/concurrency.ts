/** So much is under way, and so much waits, that one more would only make everyone wait longer. */
export class TooBusy extends Error {}

/**
 * Lets so many tasks run at once and so many wait, first come, first served.
 * @returns what runs a task; it throws `TooBusy` at once when the queue is full
 */
export function limitConcurrency({ running, waiting }: Record<"running" | "waiting", number>) {
  let free = running;
  const queue: (() => void)[] = [];
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (free > 0) free--;
    else if (queue.length >= waiting) throw new TooBusy();
    // Whoever ends hands its room over.
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free++;
    }
  };
}
