import { RateLimiterRes } from "rate-limiter-flexible";
import type { Config } from "../config/config.ts";
import { sandbox } from "../content/sandbox.ts";
import { clientBucket } from "../leads/.server/client-network.ts";
import type { ServerSettings } from "../load-context.server.ts";
import { createRateLimiter, type RateLimiter } from "../rate-limiter.server.ts";
import type { SandboxLimit } from "../sandbox/types.ts";

/** Counts the calls of the sandbox for each client: those of the site's own limit, and of the limits that it simulates. */
export function sandboxLimits({
  rateLimits,
}: Pick<Config, "rateLimits">): ServerSettings["countSandboxCall"] {
  const { limits, limitSeconds: duration } = sandbox;
  const limiters: Record<SandboxLimit, RateLimiter | undefined> = {
    site: rateLimits
      ? createRateLimiter({ keyPrefix: "sandbox", points: 600, duration: 60 })
      : undefined,
    starter: createRateLimiter({ keyPrefix: "starter", points: limits.starter, duration }),
    professional: createRateLimiter({
      keyPrefix: "professional",
      points: limits.professional,
      duration,
    }),
  };
  return async (limit, address) => {
    try {
      await limiters[limit]?.consume(clientBucket(address));
      return undefined;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return Math.ceil(reason.msBeforeNext / 1000);
    }
  };
}
