import { createHash } from "node:crypto";
import type { RequestHandler } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { beaconPath } from "../../analytics/events.ts";
import type { Config } from "../../config/config.ts";
import { withoutLocale } from "../../i18n/paths.ts";
import { clientNetwork } from "../../leads/.server/client-network.ts";
import { cspReportsPath } from "../../security/content-security-policy.ts";
import { sendStaticPage } from "./error-page.ts";

/**
 * How often one client may ask for what is computed for each request, and send reports: `points` times in
 * `duration` seconds, by the beginning of the request target, in every language.
 */
const allowances = [
  // A search follows what is typed; its page and its data count together.
  { prefix: "/search", points: 120, duration: 60 },
  // So do the chat's answers, with JavaScript and without; the empty chat is a cached page and never gets here.
  { prefix: "/preview-chat", points: 30, duration: 60 },
  { prefix: beaconPath, points: 120, duration: 60 },
  { prefix: cspReportsPath, points: 60, duration: 60 },
];

/** Answers 429 to a client that asks too often (RFC 6585, section 4). Counts in memory, for this process. */
export function limitRates({ rateLimits }: Pick<Config, "rateLimits">): RequestHandler {
  const limiters = allowances.map(({ prefix, ...allowance }) => ({
    prefix,
    limiter: new RateLimiterMemory(allowance),
  }));
  return async (request, response, next) => {
    const target = withoutLocale(request.originalUrl);
    const found = rateLimits && limiters.find(({ prefix }) => target.startsWith(prefix));
    if (!found) return next();
    try {
      await found.limiter.consume(bucket(request.ip ?? ""));
      next();
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      response.set("Retry-After", String(Math.ceil(reason.msBeforeNext / 1000)));
      sendStaticPage(request, response, 429);
    }
  };
}

/**
 * Clients are counted in one of 65,536 buckets: however many there are, memory stays as it is, and no
 * address is kept. Two that share one share its allowance, which neither of them can aim at.
 */
function bucket(address: string): number {
  return createHash("sha256").update(clientNetwork(address)).digest().readUInt16BE();
}
