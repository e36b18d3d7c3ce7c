import cluster from "node:cluster";
import { RateLimiterCluster, RateLimiterMemory } from "rate-limiter-flexible";

/** At most `points` in `duration` seconds for each key. */
interface Limit {
  /** Unique among the limiters. */
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

export type RateLimiter = RateLimiterCluster | RateLimiterMemory;

/** Creates a limiter that counts in memory; with several workers, in that of the primary process, for all of them. */
export function createRateLimiter(limit: Limit): RateLimiter {
  return cluster.isWorker ? new RateLimiterCluster(limit) : new RateLimiterMemory(limit);
}
