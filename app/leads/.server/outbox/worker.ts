import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../../http/shared/log.ts";
import { errorMessage } from "../error-message.ts";
import { isConflict, retryConflicts, type Store } from "../store/store.ts";
import type { OutboxTable } from "../store/tables.ts";
import { claim, type Delivery, markDead, markSent, postpone } from "./queue.ts";
import { PermanentFailure, type RetryPolicy, retryDelay } from "./retry-policy.ts";

interface WorkerOptions {
  store: Store;
  channel: OutboxTable["channel"];
  /** Resolves when the receiver has accepted the message. */
  deliver: (delivery: Delivery) => Promise<void>;
  policy: RetryPolicy;
  log: Log;
  /** Stops it after the current delivery. */
  signal: AbortSignal;
}

/**
 * Delivers the messages of a channel one after the other, each at least once: if the process dies between delivery
 * and its record, the message is sent again with the same ID.
 */
export async function runWorker(options: WorkerOptions): Promise<void> {
  const { store, channel, deliver, policy, log, signal } = options;
  let failing = false;
  while (!signal.aborted) {
    try {
      const delivery = await claim(store, channel, policy.lease);
      failing = false;
      if (delivery) {
        await attempt(delivery);
        continue;
      }
    } catch (error) {
      // After a conflict, the next poll is soon enough.
      if (!failing && !isConflict(error)) {
        log.error({ reason: errorMessage(error), channel }, "outbox read failed");
        failing = true;
      }
    }
    await sleep(policy.pollInterval, undefined, { signal }).catch(() => {});
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const { id, message, attempts } = delivery;
    const about = { id, message, attempts };
    const failure = await deliver(delivery).catch((error: Error) => error);
    if (!failure) {
      await retryUntilRecorded(() => markSent(store, delivery));
      log.info(about, "delivered");
      return;
    }
    // For the database. It may contain an address, which is not logged.
    const error = failure.message.replace(/\p{Cc}+/gu, " ").slice(0, 500);
    const code = "code" in failure ? failure.code : failure.name;
    const logged = { ...about, code, reason: error.replace(/\S+@\S+/g, "…") };
    if (failure instanceof PermanentFailure || attempts >= policy.maxAttempts) {
      await retryUntilRecorded(() => markDead(store, delivery, error));
      log.error(logged, "delivery failed for good; `leads list --failed` says why");
    } else {
      const delay = retryDelay(attempts, policy);
      await retryUntilRecorded(() => postpone(store, delivery, delay, error));
      log.warn({ ...logged, delay }, "delivery failed, will retry");
    }
  }

  /** Retries until the outcome is stored: otherwise the message would be delivered again. */
  async function retryUntilRecorded(record: () => Promise<void>): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await retryConflicts(record);
      } catch (error) {
        if (signal.aborted) throw error;
        if (tries === 0) log.error({ reason: errorMessage(error), channel }, "outbox write failed");
        await sleep(policy.pollInterval);
      }
    }
  }
}
