/** When the outbox polls, and when and how often it retries. Times are in milliseconds. */
export type RetryPolicy = Readonly<typeof defaultRetryPolicy>;

/** Retries after seconds at first, later every 15 minutes, for about two days. */
export const defaultRetryPolicy = {
  /** Interval of polls for messages, and for a store that is down. */
  pollInterval: 2_000,
  /** Time after which another process may claim a message: longer than a delivery takes (mail/deliver.ts). */
  lease: 120_000,
  minDelay: 2_000,
  maxDelay: 900_000,
  /** Number of attempts after which a message is a dead letter. */
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
