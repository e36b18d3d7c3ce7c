import type { Config } from "../config/config.ts";
import { sandbox } from "../content/sandbox.ts";
import type { ServerSettings } from "../load-context.server.ts";
import { limitClients } from "../rate-limiter.server.ts";
import type { SandboxLimit } from "../sandbox/types.ts";

/** Counts the calls of the sandbox for each client: those of the site's own limit, and of the limits that it simulates. */
export function sandboxLimits({
  rateLimits,
}: Pick<Config, "rateLimits">): ServerSettings["countSandboxCall"] {
  const { limits, limitSeconds: duration } = sandbox;
  const counters: Record<SandboxLimit, ReturnType<typeof limitClients> | undefined> = {
    site: rateLimits ? limitClients({ points: 600, duration: 60 }) : undefined,
    starter: limitClients({ points: limits.starter, duration }),
    professional: limitClients({ points: limits.professional, duration }),
  };
  return async (limit, address) => counters[limit]?.(address);
}
