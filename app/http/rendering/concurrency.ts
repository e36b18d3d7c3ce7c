/** No further task may wait. */
export class QueueFullError extends Error {}

/**
 * Limits how many tasks run at once and how many wait in a queue.
 * @returns a function that runs a task, or throws `QueueFullError` if the queue is full
 */
export function limitConcurrency({ running, waiting }: Record<"running" | "waiting", number>) {
  let free = running;
  const queue: (() => void)[] = [];
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (free > 0) free--;
    else if (queue.length >= waiting) throw new QueueFullError();
    // A finished task hands its slot to the next one.
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
