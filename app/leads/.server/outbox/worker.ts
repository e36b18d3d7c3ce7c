import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../../config/log.ts";
import { reasonOf } from "../reason.ts";
import type { Store } from "../store/store.ts";
import type { OutboxTable } from "../store/tables.ts";
import { delayAfter, type Pace } from "./pace.ts";
import { claim, type Delivery, extendLease, markDead, markSent, postpone } from "./queue.ts";
import { Refusal } from "./refusal.ts";

interface WorkerOptions {
  store: Store;
  channel: OutboxTable["channel"];
  /** Resolves once the receiver has taken the message over. */
  deliver: (delivery: Delivery) => Promise<void>;
  pace: Pace;
  log: Log;
}

export interface Worker {
  /** Looks at once for messages that are due. */
  wake(): void;
  /** Claims no more messages; resolves when the delivery under way has ended. */
  stop(): Promise<void>;
}

/**
 * Delivers a channel's messages one after the other, each at least once: if the process dies after the
 * receiver has taken a message and before that is recorded, it goes out again under the same id.
 */
export function startWorker({ store, channel, deliver, pace, log }: WorkerOptions): Worker {
  let stopped = false;
  let bell = Promise.withResolvers<void>();
  const done = run();

  async function run(): Promise<void> {
    let inTrouble = false;
    while (!stopped) {
      // Set before looking, so that no wake-up is missed meanwhile.
      bell = Promise.withResolvers<void>();
      try {
        const delivery = await claim(store, channel, pace.lease);
        inTrouble = false;
        if (delivery) {
          await attempt(delivery);
          continue;
        }
      } catch (error) {
        if (!inTrouble) log.error({ reason: reasonOf(error), channel }, "the outbox can't be read");
        inTrouble = true;
      }
      await wait(bell.promise, pace.poll);
    }
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const { id, message, attempts } = delivery;
    const about = { id, message, attempts };
    const failure = await holdingLease(delivery, () => deliver(delivery));
    if (failure === undefined) {
      await insist(() => markSent(store, delivery));
      log.info(about, "delivered");
    } else if (failure instanceof Refusal || attempts >= pace.tries) {
      await insist(() => markDead(store, delivery, summary(failure)));
      log.error(
        { ...about, code: codeOf(failure) },
        "a message could not be delivered; `leads list --failed` says why",
      );
    } else {
      const delay = delayAfter(attempts, pace);
      await insist(() => postpone(store, delivery, summary(failure), delay));
      log.warn({ ...about, code: codeOf(failure), delay }, "delivery failed, to be tried again");
    }
  }

  /** Runs a delivery while extending its lease. Returns the error, if any. */
  async function holdingLease(delivery: Delivery, work: () => Promise<void>) {
    const heartbeat = setInterval(() => {
      extendLease(store, delivery, pace.lease).catch(() => {});
    }, pace.lease / 3);
    try {
      await work();
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      clearInterval(heartbeat);
    }
  }

  /**
   * Retries until the outcome is recorded: unrecorded, the message would be delivered again. It tries more
   * often than workers poll, because the lease may have run out while the database was away.
   */
  async function insist(record: () => Promise<void>): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await record();
      } catch (error) {
        if (stopped) throw error;
        if (tries === 0)
          log.error({ reason: reasonOf(error), channel }, "the outbox can't be written");
        await sleep(pace.poll / 10);
      }
    }
  }

  return {
    wake: () => bell.resolve(),
    stop() {
      stopped = true;
      bell.resolve();
      return done;
    },
  };
}

/** The receiver's words may name people: they go into the database, not into the log. */
function summary({ message }: Error): string {
  return message.replace(/\p{Cc}+/gu, " ").slice(0, 500);
}

function codeOf(error: Error): unknown {
  return "code" in error ? error.code : error.name;
}

/** Waits for the wake-up, but no longer than this. */
function wait(bell: Promise<void>, longest: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest);
    bell.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
