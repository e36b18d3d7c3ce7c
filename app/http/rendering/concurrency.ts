/** As many tasks are running and waiting as are allowed. */
export class TooBusy extends Error {}

/**
 * Limits how many tasks run at once and how many wait for their turn, first come, first served.
 * @returns what runs a task; it throws `TooBusy` at once when the queue is full
 */
export function limitConcurrency({ running, waiting }: Record<"running" | "waiting", number>) {
  let free = running;
  const queue: (() => void)[] = [];
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (free > 0) free--;
    else if (queue.length >= waiting) throw new TooBusy();
    // A task that ends passes its slot on.
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
