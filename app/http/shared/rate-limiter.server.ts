import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { customerShare, type RateLimit } from "../../limits.ts";
import { clientNetwork, customerNetwork, networkBucket } from "./client-network.ts";

/** Counts a request of a key. Returns undefined, or the seconds to wait if it is above the limit. */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string | number,
): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  }
}

/**
 * Creates rate limits in memory: one for each client, and a higher one for the IPv6 network around it.
 * @returns a function that counts a request of an IP address, and returns the seconds to wait if it is above a limit
 */
export function limitClients(limit: RateLimit): (address: string) => Promise<number | undefined> {
  const byClient = new RateLimiterMemory(limit);
  const byCustomer = new RateLimiterMemory({ ...limit, points: limit.points * customerShare });
  return async (address) => {
    const seconds = await consume(byClient, networkBucket(clientNetwork(address)));
    const customer = customerNetwork(address);
    if (seconds || !customer) return seconds;
    return consume(byCustomer, networkBucket(customer));
  };
}
