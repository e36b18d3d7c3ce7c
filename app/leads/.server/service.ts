import { setTimeout as sleep } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { Log } from "../../http/shared/log.ts";
import { errorMessage } from "./error-message.ts";
import type { Limits } from "./form-limits.ts";
import { confirm, unsubscribe } from "./newsletter.ts";
import { countMessages } from "./outbox/queue.ts";
import { inTransaction, type Store } from "./store/store.ts";
import type { Tables } from "./store/tables.ts";
import { type Submission, storeSubmission } from "./submit.ts";
import { findErrors } from "./validate.ts";

/** A submission, and the IP address of the client that sent it. */
export type Received = Submission & { readonly address: string };

/** The parts that exist while the store is open. */
export interface OpenLeads {
  readonly store: Store;
  /** Undefined for `RATE_LIMIT_DISABLED`. */
  readonly limits: Limits | undefined;
}

interface LeadsOptions {
  /** Undefined while the store can't be opened. */
  current: () => OpenLeads | undefined;
  /** Whether a webhook is configured. */
  webhook: boolean;
  log: Log;
}

/** The outcome while the store is down, for which the page answers 503. */
const unavailable = { outcome: "unavailable" } as const;

export type Leads = ReturnType<typeof createLeads>;

/** Creates the leads service for routes. Only `inStore` throws: other methods log errors and return an outcome. */
export function createLeads({ current, webhook, log }: LeadsOptions) {
  async function run<Result>(work: (open: OpenLeads) => Promise<Result>): Promise<Result> {
    const open = current();
    if (!open) throw new Error("The store is not open.");
    return withTimeout(work(open));
  }

  async function runOr<Result, Fallback>(
    fallback: Fallback,
    work: (open: OpenLeads) => Promise<Result>,
  ): Promise<Result | Fallback> {
    if (!current()) return fallback;
    try {
      return await run(work);
    } catch (error) {
      // Only the message: the details of a database error may contain form data.
      log.error({ reason: errorMessage(error) }, "store operation failed");
      return fallback;
    }
  }

  const isHealthy = createHealthCheck();
  return {
    /** Stores a submission, and for the newsletter queues a confirmation mail. The success message is only for `stored`. */
    async submit({ address, ...submission }: Received) {
      const { kind, values } = submission;
      const errors = findErrors(kind, values);
      if (Object.keys(errors).length > 0) return { outcome: "invalid", errors } as const;
      return runOr(unavailable, async ({ limits, store }) => {
        const counted = [kind, address, values.email ?? ""] as const;
        const retryAfterSeconds = await limits?.consume(...counted);
        if (retryAfterSeconds) return { outcome: "limited", retryAfterSeconds } as const;
        try {
          await storeSubmission(store, submission, { webhook });
        } catch (error) {
          await limits?.refund(...counted);
          throw error;
        }
        return { outcome: "stored" } as const;
      });
    },
    /** Confirms a subscription with the token of its mail. */
    confirm: (token: string) =>
      runOr(unavailable, async ({ store }) => ({
        outcome: await confirm(store, token, { webhook }),
      })),
    /** Ends a subscription. It is idempotent, since mail providers may repeat it (RFC 8058). */
    unsubscribe: (token: string) =>
      runOr(unavailable, async ({ store }) => ({
        outcome: await unsubscribe(store, token, { webhook }),
      })),
    /** Whether the store is writable. */
    health: () => runOr(false, ({ store }) => isHealthy(store)),
    /** Counts the messages of the outbox; undefined while the store is down. */
    messages: () => runOr(undefined, ({ store }) => countMessages(store)),
    /** Does other work in a transaction. Rejects while the store is down. */
    inStore: <Result>(work: (db: Transaction<Tables>) => Promise<Result>) =>
      run(({ store }) => inTransaction(store, work)),
  };
}

/** In milliseconds: the result is reused, so that frequent probes don't write each time. */
const freshness = 1_000;

/** Creates a check that writes to the store. Concurrent callers share one write. */
function createHealthCheck(): (store: Store) => Promise<boolean> {
  let latest: { at: number; answer: Promise<boolean> } | undefined;
  return (store) => {
    const now = Date.now();
    if (!latest || now - latest.at >= freshness) {
      const row = { id: 1, checkedAt: now };
      const written = inTransaction(store, (db) =>
        db
          .insertInto("health")
          .values(row)
          .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
          .execute(),
      );
      latest = { at: now, answer: written.then(() => store.hasFreeSpace()) };
    }
    return latest.answer;
  };
}

/** In milliseconds: how long a visitor waits for the store. */
const timeout = 5_000;

/** Rejects if work takes too long. The work is not cancelled. */
function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const tooLong = sleep(timeout, undefined, { ref: false }).then(() => {
    throw new Error("The store does not answer.");
  });
  return Promise.race([work, tooLong]);
}
