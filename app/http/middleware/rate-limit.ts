import { setTimeout } from "node:timers/promises";
import type { Request, Response } from "express";
import { withoutLocale } from "../../i18n/paths.ts";
import { requestLimits } from "../../limits.ts";
import type { Config } from "../shared/config.ts";
import { limitClients } from "../shared/rate-limiter.server.ts";
import type { ErrorPages } from "./error-page.ts";

/** In milliseconds. */
const refusalDelay = 1_000;

/**
 * Creates the rate limits for responses that are not stored. Each replica counts for itself, in memory.
 * @returns a function that answers 429 to a request above its client's limit (RFC 6585, section 4) and returns true
 */
export function createRateLimits(
  { rateLimits }: Pick<Config, "rateLimits">,
  errorPages: ErrorPages,
) {
  const counters = requestLimits.map(({ prefix, ...limit }) => ({
    prefix,
    count: limitClients(limit),
  }));
  return async (request: Request, response: Response): Promise<boolean> => {
    const target = withoutLocale(request.originalUrl);
    const counter = rateLimits && counters.find(({ prefix }) => target.startsWith(prefix));
    const seconds = counter && (await counter.count(request.ip ?? ""));
    if (!seconds) return false;
    // Without the delay, a client with many connections could keep the server busy with refusals.
    await setTimeout(refusalDelay);
    response.set("Retry-After", String(seconds));
    errorPages.send(request, response, 429);
    return true;
  };
}
