/** No further task may wait. */
export class QueueFullError extends Error {}

/** The numbers of tasks that run at once, that wait, and that wait for one client. */
type Limits = Record<"running" | "waiting" | "waitingPerClient", number>;

/**
 * Limits how many tasks run at once and how many wait. Clients that wait take turns, so that none waits for all tasks of
 * another.
 * @returns a function that runs a task of a client, or throws `QueueFullError` if no more may wait
 */
export function limitConcurrency({ running, waiting, waitingPerClient }: Limits) {
  let free = running;
  let waitingNow = 0;
  /** By client, the next one first. */
  const queues = new Map<string, (() => void)[]>();

  function wait(client: string): Promise<void> {
    const queue = queues.get(client) ?? [];
    if (waitingNow >= waiting || queue.length >= waitingPerClient) throw new QueueFullError();
    waitingNow++;
    queues.set(client, queue);
    return new Promise((resolve) => queue.push(resolve));
  }

  /** Hands the slot of a finished task to the next one. */
  function handOn(): void {
    const [turn] = queues;
    if (!turn) {
      free++;
      return;
    }
    const [client, queue] = turn;
    const start = queue.shift();
    queues.delete(client);
    if (queue.length > 0) queues.set(client, queue);
    waitingNow--;
    start?.();
  }

  return async function run<Result>(client: string, task: () => Promise<Result>): Promise<Result> {
    if (free > 0) free--;
    else await wait(client);
    try {
      return await task();
    } finally {
      handOn();
    }
  };
}
