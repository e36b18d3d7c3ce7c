import { RateLimiterMemory } from "rate-limiter-flexible";

/** At most `points` in `duration` seconds for each key. */
interface Limit {
  /** Unique among the limiters. */
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

export type RateLimiter = RateLimiterMemory;

/** Creates a limiter that counts in the memory of this process. */
export function createRateLimiter(limit: Limit): RateLimiter {
  return new RateLimiterMemory(limit);
}
