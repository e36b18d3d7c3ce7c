import { setTimeout as sleep } from "node:timers/promises";

/** The process is idle so many milliseconds after its start and its last request. */
const quietTime = 500;

interface IdleOptions {
  isStopping: () => boolean;
  /** The time in milliseconds. */
  now?: () => number;
  wait?: (milliseconds: number) => Promise<unknown>;
}

export interface Idle {
  /** To be called when a request arrives. */
  noteRequest(): void;
  /** Resolves to true when the process is idle, or to false when it is shutting down. */
  whenIdle(): Promise<boolean>;
}

/** Tells when work in the background delays no visitor: when no request has come for a while. */
export function createIdle({
  isStopping,
  now = performance.now.bind(performance),
  wait = sleep,
}: IdleOptions): Idle {
  let lastRequest = now();
  return {
    noteRequest() {
      lastRequest = now();
    },
    async whenIdle() {
      let left = 0;
      do {
        // At least a turn of the event loop, in which waiting requests arrive.
        await wait(Math.max(left, 1));
        if (isStopping()) return false;
        left = lastRequest + quietTime - now();
      } while (left > 0);
      return true;
    },
  };
}
