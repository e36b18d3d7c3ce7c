import type { Log } from "../../config/log.ts";
import { errorMessage } from "./error-message.ts";
import type { Limits } from "./limits.ts";
import { confirm, unsubscribe } from "./newsletter.ts";
import { type ChannelDepth, countMessages } from "./outbox/queue.ts";
import type { Worker } from "./outbox/worker.ts";
import { createHealthCheck } from "./store/health.ts";
import type { Store } from "./store/store.ts";
import { type Submission, storeSubmission } from "./submit.ts";
import { type FieldErrors, findErrors } from "./validate.ts";
import { withTimeout } from "./with-timeout.ts";

/** A submission, and the IP address of the client that sent it. */
export type Received = Submission & { readonly address: string };

/** Nothing can be stored now: the visitor should try again later (503). */
interface Unavailable {
  readonly outcome: "unavailable";
}

/** What became of a submission. Only `stored` may be thanked for. */
export type SubmissionResult =
  | { readonly outcome: "stored" }
  | { readonly outcome: "invalid"; readonly errors: FieldErrors }
  | { readonly outcome: "limited"; readonly retryAfterSeconds: number }
  | Unavailable;

export type ConfirmationResult =
  | { readonly outcome: "confirmed" | "used" | "invalid" }
  | Unavailable;

export type UnsubscriptionResult = { readonly outcome: "unsubscribed" | "invalid" } | Unavailable;

/** What the site's pages can do with leads. None of it throws: whatever fails is an outcome, and logged. */
export interface Leads {
  /** Takes what was sent with a form. For the newsletter this owes a mail that asks to confirm. */
  submit(received: Received): Promise<SubmissionResult>;
  /** Confirms a subscription with the token of its mail. */
  confirm(token: string): Promise<ConfirmationResult>;
  /** Ends a subscription. Repeating it is no error, as mail providers may (RFC 8058). */
  unsubscribe(token: string): Promise<UnsubscriptionResult>;
  /** Whether something can be stored now. */
  health(): Promise<boolean>;
  /** How many messages wait for delivery, and how many were given up; nothing while the store is away. */
  messages(): Promise<readonly ChannelDepth[] | undefined>;
}

/** What there is while the store is open. */
export interface OpenLeads {
  readonly store: Store;
  readonly limits: Limits;
  readonly workers: readonly Worker[];
}

interface LeadsOptions {
  /** Nothing while the store can't be opened. */
  current: () => OpenLeads | undefined;
  /** Whether a webhook is told of leads. */
  webhook: boolean;
  log: Log;
}

const unavailable: Unavailable = { outcome: "unavailable" };

/** The interface between pages and store. */
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
      // The message alone: a database error's details can hold what a visitor typed.
      log.error({ reason: errorMessage(error) }, "store operation failed");
      return otherwise;
    }
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
        const verdict = await limits.consume(...counted);
        if (!verdict.allowed) {
          return { outcome: "limited", retryAfterSeconds: verdict.retryAfterSeconds };
        }
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
  };
}
