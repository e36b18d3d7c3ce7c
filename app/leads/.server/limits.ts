import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { normalizeEmail } from "../email.ts";
import type { Kind } from "../schema.ts";
import { clientNetwork } from "./client-network.ts";
import type { Store } from "./store/store.ts";
import { digest } from "./tokens.ts";

/** How often one client, and one email address, may send a form: `points` times in `duration` seconds. */
const allowances = {
  client: { points: 20, duration: 600 },
  email: { points: 5, duration: 3_600 },
};

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface Limits {
  /** Counts one submission, if it is not one too many. `address` is the client's IP address. */
  consume(kind: Kind, address: string, email: string): Promise<Verdict>;
  /** Gives back what was counted for a submission that the site failed to store. */
  refund(kind: Kind, address: string, email: string): Promise<void>;
}

/** With `RATE_LIMIT_DISABLED`. */
export const noLimits: Limits = {
  consume: async () => ({ allowed: true }),
  refund: async () => {},
};

/** Counts in PostgreSQL, for all replicas together, and otherwise in memory. */
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

type Limiter = RateLimiterMemory | RateLimiterPostgres;

function createLimiter(store: Store, name: keyof typeof allowances): Limiter {
  const options = { keyPrefix: name, ...allowances[name] };
  const inMemory = new RateLimiterMemory(options);
  if (store.engine === "sqlite") return inMemory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: store.pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    // Without the database nothing is stored anyway, and that is what the visitor should be told.
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
