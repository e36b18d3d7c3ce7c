import { setTimeout } from "node:timers/promises";
import type { Request, Response } from "express";
import { beaconPath } from "../../analytics/events.ts";
import { feedbackPath } from "../../analytics/page-feedback.ts";
import type { Config } from "../../config/config.ts";
import { withoutLocale } from "../../i18n/paths.ts";
import { mcpPath, tryItPath } from "../../pages.ts";
import { limitClients } from "../../rate-limiter.server.ts";
import { cspReportsPath } from "../../security/content-security-policy.ts";
import { loaderDataPrefix } from "../page-cache/loader-data.ts";
import type { ErrorPages } from "./error-page.ts";

/**
 * The limits of one client, by the prefix of the request target without its locale: `points` requests in
 * `duration` seconds.
 */
const limits = [
  // The search dialog sends requests as people type. The page and its data share the limit.
  { prefix: "/search", points: 120, duration: 60 },
  // With a question. The empty chat is a cached page, whose requests don't get here.
  { prefix: "/preview-chat", points: 30, duration: 60 },
  // A form of the API page, without JavaScript.
  { prefix: tryItPath, points: 60, duration: 60 },
  // A model searches and reads several times for one question.
  { prefix: mcpPath, points: 120, duration: 60 },
  { prefix: beaconPath, points: 120, duration: 60 },
  // Of pages that are not cached here. Data of those that are doesn't get here.
  { prefix: loaderDataPrefix, points: 60, duration: 60 },
  { prefix: feedbackPath, points: 60, duration: 60 },
  { prefix: cspReportsPath, points: 60, duration: 60 },
  // Everything else that is rendered on request: forms, lists of posts, missing pages.
  { prefix: "/", points: 120, duration: 60 },
];

/** In milliseconds. */
const refusalDelay = 1_000;

/**
 * Answers 429 to a request above its client's limit (RFC 6585, section 4).
 * @returns whether it did
 */
export type RefuseAboveLimit = (request: Request, response: Response) => Promise<boolean>;

/** Creates the rate limits of what is not cached. Each replica counts for itself, in memory. */
export function createRateLimits(
  { rateLimits }: Pick<Config, "rateLimits">,
  errorPages: ErrorPages,
): RefuseAboveLimit {
  const counters = limits.map(({ prefix, ...limit }) => ({ prefix, count: limitClients(limit) }));
  return async (request, response) => {
    const target = withoutLocale(request.originalUrl);
    const found = rateLimits && counters.find(({ prefix }) => target.startsWith(prefix));
    const seconds = found && (await found.count(request.ip ?? ""));
    if (!seconds) return false;
    // Otherwise, a client with many connections would have refusals written all the time.
    await setTimeout(refusalDelay);
    response.set("Retry-After", String(seconds));
    errorPages.send(request, response, 429);
    return true;
  };
}
