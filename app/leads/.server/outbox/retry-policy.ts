/** When the outbox polls, and when and how often it retries. Times are in milliseconds. */
export interface RetryPolicy {
  /** Interval of polls for messages of other processes, and for a store that is down. */
  readonly pollInterval: number;
  /** Time without a heartbeat after which another process may claim a message. */
  readonly lease: number;
  readonly minDelay: number;
  readonly maxDelay: number;
  /** Number of attempts after which a message is a dead letter. */
  readonly maxAttempts: number;
}

/** Retries after seconds at first, later every 15 minutes, for about two days. */
export const defaultRetryPolicy: RetryPolicy = {
  pollInterval: 2_000,
  lease: 10_000,
  minDelay: 2_000,
  maxDelay: 900_000,
  maxAttempts: 260,
};

/** Exponential backoff with jitter: milliseconds to wait after the nth failed attempt. */
export function retryDelay(
  attempts: number,
  { minDelay, maxDelay }: Pick<RetryPolicy, "minDelay" | "maxDelay">,
): number {
  const longest = Math.min(minDelay * 2 ** (attempts - 1), maxDelay);
  return Math.round(longest * (0.5 + Math.random() / 2));
}

/** The receiver has permanently refused a message, so it must not be retried. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}
