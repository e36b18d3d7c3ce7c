import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { createRateLimiter, type RateLimiter } from "../../rate-limiter.server.ts";
import { normalizeEmail } from "../email.ts";
import type { Kind } from "../schema.ts";
import { clientNetwork } from "./client-network.ts";
import type { Store } from "./store/store.ts";
import { digest } from "./tokens.ts";

/** The limits of a client and of an email address: `points` submissions in `duration` seconds. */
const limits = {
  client: { points: 20, duration: 600 },
  email: { points: 5, duration: 3_600 },
};

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface Limits {
  /** Counts a submission, unless it is above the limit. `address` is the client's IP address. */
  consume(kind: Kind, address: string, email: string): Promise<Verdict>;
  /** Reverts the count of a submission that could not be stored. */
  refund(kind: Kind, address: string, email: string): Promise<void>;
}

/** For `RATE_LIMIT_DISABLED`. */
export const noLimits: Limits = {
  consume: async () => ({ allowed: true }),
  refund: async () => {},
};

/** Creates limits that count in PostgreSQL, for all replicas together; with SQLite, in memory. */
export function createLimits(store: Store): Limits {
  const byClient = createLimiter(store, "client");
  const byEmail = createLimiter(store, "email");
  return {
    async consume(kind, address, email) {
      const client = await take(byClient, clientKey(kind, address));
      return client.allowed ? take(byEmail, emailKey(kind, email)) : client;
    },
    async refund(kind, address, email) {
      await byClient.reward(clientKey(kind, address));
      await byEmail.reward(emailKey(kind, email));
    },
  };
}

type Limiter = RateLimiter | RateLimiterPostgres;

function createLimiter(store: Store, name: keyof typeof limits): Limiter {
  const options = { keyPrefix: name, ...limits[name] };
  const inMemory = createRateLimiter(options);
  if (store.engine === "sqlite") return inMemory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: store.pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    // Used while the database is down: the visitor should see that nothing can be stored, not a rate limit.
    insuranceLimiter: inMemory,
  });
}

/* Email and IP addresses are not stored, only their digests, until they expire. */

function clientKey(kind: Kind, address: string): string {
  return digest(`${kind} ${clientNetwork(address)}`);
}

function emailKey(kind: Kind, email: string): string {
  return digest(`${kind} ${normalizeEmail(email)}`);
}

async function take(limiter: Limiter, key: string): Promise<Verdict> {
  try {
    await limiter.consume(key);
    return { allowed: true };
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return { allowed: false, retryAfterSeconds: Math.ceil(reason.msBeforeNext / 1000) };
  }
}
