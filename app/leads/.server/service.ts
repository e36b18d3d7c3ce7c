import type { Log } from "../../http/shared/log.ts";
import { errorMessage } from "./error-message.ts";
import type { Limits } from "./limits.ts";
import { confirm, unsubscribe } from "./newsletter.ts";
import { type ChannelDepth, countMessages } from "./outbox/queue.ts";
import type { Worker } from "./outbox/worker.ts";
import { type SandboxRows, sandboxRows } from "./store/sandbox-rows.ts";
import type { Store } from "./store/store.ts";
import { inTransaction } from "./store/transaction.ts";
import { type Submission, storeSubmission } from "./submit.ts";
import { type FieldErrors, findErrors } from "./validate.ts";

/** A submission, and the IP address of the client that sent it. */
export type Received = Submission & { readonly address: string };

/** The store is down; the page answers 503. */
interface Unavailable {
  readonly outcome: "unavailable";
}

/** The outcome of a submission. The success message is only for `stored`. */
type SubmissionResult =
  | { readonly outcome: "stored" }
  | { readonly outcome: "invalid"; readonly errors: FieldErrors }
  | { readonly outcome: "limited"; readonly retryAfterSeconds: number }
  | Unavailable;

type ConfirmationResult = { readonly outcome: "confirmed" | "used" | "invalid" } | Unavailable;

type UnsubscriptionResult = { readonly outcome: "unsubscribed" | "invalid" } | Unavailable;

/** The leads service for routes. Its methods don't throw: errors are logged, and are outcomes. */
export interface Leads {
  /** Stores a submission. For the newsletter it also queues a confirmation mail. */
  submit(received: Received): Promise<SubmissionResult>;
  /** Confirms a subscription with the token of its mail. */
  confirm(token: string): Promise<ConfirmationResult>;
  /** Ends a subscription. It is idempotent, since mail providers may repeat it (RFC 8058). */
  unsubscribe(token: string): Promise<UnsubscriptionResult>;
  /** Whether the store is writable. */
  health(): Promise<boolean>;
  /** Counts the messages of the outbox; undefined while the store is down. */
  messages(): Promise<readonly ChannelDepth[] | undefined>;
  /** What the API's sandbox remembers. Unlike the other methods, these reject while the store is down. */
  readonly sandbox: SandboxRows;
}

/** The parts that exist while the store is open. */
export interface OpenLeads {
  readonly store: Store;
  readonly limits: Limits;
  readonly workers: readonly Worker[];
}

interface LeadsOptions {
  /** Undefined while the store can't be opened. */
  current: () => OpenLeads | undefined;
  /** Whether a webhook is configured. */
  webhook: boolean;
  log: Log;
}

const unavailable: Unavailable = { outcome: "unavailable" };

/** Creates the leads service. */
export function createLeads({ current, webhook, log }: LeadsOptions): Leads {
  async function use<Result, Otherwise>(
    work: (open: OpenLeads) => Promise<Result>,
    otherwise: Otherwise,
  ): Promise<Result | Otherwise> {
    const open = current();
    if (!open) return otherwise;
    try {
      return await withTimeout(work(open));
    } catch (error) {
      // Only the message: the details of a database error may contain form data.
      log.error({ reason: errorMessage(error) }, "store operation failed");
      return otherwise;
    }
  }

  async function inStore<Result>(work: (rows: SandboxRows) => Promise<Result>): Promise<Result> {
    const open = current();
    if (!open) throw new Error("The store is not open.");
    return withTimeout(work(sandboxRows(open.store)));
  }

  function wake({ workers }: OpenLeads): void {
    for (const worker of workers) worker.wake();
  }

  const isHealthy = createHealthCheck();
  return {
    async submit({ address, ...submission }) {
      const { kind, values } = submission;
      const errors = findErrors(kind, values);
      if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
      return use<SubmissionResult, Unavailable>(async (open) => {
        const { limits, store } = open;
        const counted = [kind, address, values.email ?? ""] as const;
        const retryAfterSeconds = await limits.consume(...counted);
        if (retryAfterSeconds) return { outcome: "limited", retryAfterSeconds };
        try {
          await storeSubmission(store, submission, { webhook });
        } catch (error) {
          await limits.refund(...counted);
          throw error;
        }
        wake(open);
        return { outcome: "stored" };
      }, unavailable);
    },
    confirm: (token) =>
      use(async (open) => {
        const outcome = await confirm(open.store, token, { webhook });
        wake(open);
        return { outcome };
      }, unavailable),
    unsubscribe: (token) =>
      use(async (open) => {
        const outcome = await unsubscribe(open.store, token, { webhook });
        wake(open);
        return { outcome };
      }, unavailable),
    health: () => use(({ store }) => isHealthy(store), false),
    messages: () => use(({ store }) => countMessages(store), undefined),
    sandbox: {
      insert: (row) => inStore((rows) => rows.insert(row)),
      all: (owner) => inStore((rows) => rows.all(owner)),
      update: (row) => inStore((rows) => rows.update(row)),
      remove: (id) => inStore((rows) => rows.remove(id)),
    },
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
      latest = { at: now, answer: write(store, now).then(() => store.hasFreeSpace()) };
    }
    return latest.answer;
  };
}

async function write(store: Store, checkedAt: number): Promise<void> {
  await inTransaction(store, (db) =>
    db
      .insertInto("health")
      .values({ id: 1, checkedAt })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ checkedAt }))
      .execute(),
  );
}

/** In milliseconds: how long a visitor waits for the store. */
const timeout = 5_000;

/** Rejects if work takes too long. The work is not cancelled. */
async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => deadline.reject(new Error("The store does not answer.")), timeout);
  try {
    return await Promise.race([work, deadline.promise]);
  } finally {
    clearTimeout(timer);
  }
}
