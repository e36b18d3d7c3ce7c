import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../http/log.ts";
import { reasonOf } from "../reason.ts";
import type { Store } from "../store/store.ts";
import type { OutboxTable } from "../store/tables.ts";
import { delayAfter, type Pace } from "./pace.ts";
import { claim, type Delivery, giveUp, keep, postpone, settle } from "./queue.ts";
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
  /** There may be something to do. */
  wake(): void;
  /** Takes nothing up any more; resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/**
 * Delivers what a channel owes, one message after the other. At least once: between the receiver's
 * thanks and the note of it the process may die, and the message goes out again under the same id.
 */
export function startWorker({ store, channel, deliver, pace, log }: WorkerOptions): Worker {
  let stopped = false;
  let bell = Promise.withResolvers<void>();
  const done = run();

  async function run(): Promise<void> {
    let inTrouble = false;
    while (!stopped) {
      // Set before looking, so that no ring is missed while looking.
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
      await silence(bell.promise, pace.poll);
    }
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const { id, message, attempts } = delivery;
    const about = { id, message, attempts };
    const failure = await whileKept(delivery, () => deliver(delivery));
    if (failure === undefined) {
      await insist(() => settle(store, delivery));
      log.info(about, "delivered");
    } else if (failure instanceof Refusal || attempts >= pace.tries) {
      await insist(() => giveUp(store, delivery, summary(failure)));
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

  /** Runs a delivery, holding the lease. Returns what went wrong, if anything. */
  async function whileKept(delivery: Delivery, work: () => Promise<void>) {
    const heartbeat = setInterval(() => {
      keep(store, delivery, pace.lease).catch(() => {});
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
   * What is not noted down is delivered again: while the database is away, wait for it. Its lease may run
   * out meanwhile, so the note is to be there before the next one looks for what is due.
   */
  async function insist(note: () => Promise<void>): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await note();
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

/** The receiver's words may name people: they are for the database, not for the log. */
function summary({ message }: Error): string {
  return message.replace(/\p{Cc}+/gu, " ").slice(0, 500);
}

function codeOf(error: Error): unknown {
  return "code" in error ? error.code : error.name;
}

/** Waits for the bell, but not for ever. */
function silence(bell: Promise<void>, longest: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest);
    bell.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
