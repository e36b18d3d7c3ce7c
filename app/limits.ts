import { beaconPath } from "./browser/events.ts";
import { sandbox } from "./content/sandbox.ts";
import { mcpPath } from "./pages.ts";

/* How much the server accepts: from one client, in one request, and at once. */

/** At most `points` in `duration` seconds. */
export interface RateLimit {
  readonly points: number;
  readonly duration: number;
}

const [minute, hour, day] = [60, 3_600, 86_400];

/**
 * Limits for each client (or its network), by the prefix of the request target without its locale. Stored responses, which are
 * the same for everybody, don't count.
 */
export const requestLimits: readonly (RateLimit & { readonly prefix: string })[] = [
  // The search dialog sends requests as people type. The page and its data share the limit.
  { prefix: "/search", points: 120, duration: minute },
  // Questions to the chat. The page without a question is a stored response.
  { prefix: "/preview-chat", points: 30, duration: minute },
  // A model searches and reads several times for one question.
  { prefix: mcpPath, points: 120, duration: minute },
  { prefix: beaconPath, points: 120, duration: minute },
  // Everything else that is rendered on request: forms, lists of posts, missing posts.
  { prefix: "/", points: 120, duration: minute },
];

/** The limit of an IPv6 customer's network, as a multiple of one client's limit. */
export const customerShare = 4;

/** Calls of the sandbox by one client: the site's own limit, and those of the plans that it simulates. */
export const sandboxLimits = {
  site: { points: 600, duration: minute },
  starter: { points: sandbox.limits.starter, duration: sandbox.limitSeconds },
  professional: { points: sandbox.limits.professional, duration: sandbox.limitSeconds },
} as const satisfies Record<string, RateLimit>;

const formsOfClient = { points: 20, duration: 10 * minute };

/**
 * Submissions of a form. An email address is counted together with the client, so that nobody can use up somebody else's limit.
 */
export const formLimits = {
  client: formsOfClient,
  customer: { ...formsOfClient, points: formsOfClient.points * customerShare },
  email: { points: 5, duration: hour },
} as const satisfies Record<string, RateLimit>;

/** Answers of the owner's model for one network. Beyond these limits, it gets written answers. */
export const assistantLimits: readonly RateLimit[] = [
  { points: 8, duration: minute },
  { points: 80, duration: day },
];

/** Bodies of requests. */
export const bodyLimits = {
  /**
   * In bytes. The longest valid message, ten thousand Chinese characters, takes 90 KB in a URL-encoded form, and so do the API's
   * thirty thousand in JSON.
   */
  size: 131_072,
  /** Milliseconds that a body may take to arrive: the longest form takes half a minute at 35 kbit/s. */
  time: 30_000,
  /** Bytes of a refused body that are read and discarded, and milliseconds that this may take. */
  discard: { size: 4_194_304, time: 2_000 },
};

/** Sizes in bytes, except those of the path and the beacon, which are in characters. */
export const sizeLimits = {
  path: 2_000,
  headers: 16_384,
  beacon: 2_048,
  // The longest question takes 2 kB.
  mcp: 16_384,
} as const;

/** The most open connections. More are refused, because each may buffer some kilobytes of an incomplete request. */
export const connectionLimits = {
  all: 2_000,
  /** Applies only without a proxy in front. */
  perNetwork: 200,
} as const;

/**
 * Rendering occupies the only thread, so more at once would not be faster; several run because some wait for
 * the store. Sixty-four renderings take less than a second.
 */
export const renderingLimits = { running: 8, waiting: 128, waitingPerClient: 64 } as const;

/** Log lines that clients can cause per minute; more are only counted. Scanners request thousands of missing paths. */
export const logLimits = { missingPaths: 60, reports: 20 } as const;
