import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { clientNetwork, customerNetwork } from "../../http/shared/client-network.ts";
import { consume } from "../../http/shared/rate-limiter.server.ts";
import { formLimits } from "../../limits.ts";
import { normalizeEmail } from "../email.ts";
import type { Kind } from "../schema.ts";
import type { Store } from "./store/store.ts";
import { digest } from "./tokens.ts";

export type Limits = ReturnType<typeof createLimits>;

/** The kind of a form, the client's IP address, and the email address in it. */
type Submission = [kind: Kind, address: string, email: string];

/** Creates limits that count in PostgreSQL, for all replicas together; with SQLite, in memory. */
export function createLimits(store: Store) {
  const byClient = createLimiter(store, "client");
  const byCustomer = createLimiter(store, "customer");
  const byEmail = createLimiter(store, "email");

  /** The limiters of a submission with their keys: digests, because neither IP nor email addresses are stored. */
  function limitersOf([kind, address, email]: Submission) {
    const network = clientNetwork(address);
    const customer = customerNetwork(address);
    return [
      [byClient, digest(`${kind} ${network}`)],
      ...(customer ? ([[byCustomer, digest(`${kind} ${customer}`)]] as const) : []),
      [byEmail, digest(`${kind} ${network} ${normalizeEmail(email)}`)],
    ] as const;
  }

  return {
    /** Counts a submission, unless it is above a limit: then it returns the seconds to wait. */
    async consume(...submission: Submission) {
      for (const [limiter, key] of limitersOf(submission)) {
        const seconds = await consume(limiter, key);
        if (seconds) return seconds;
      }
      return undefined;
    },
    /** Reverts the count of a submission that could not be stored. */
    async refund(...submission: Submission) {
      for (const [limiter, key] of limitersOf(submission)) await limiter.reward(key);
    },
  };
}

function createLimiter(store: Store, name: keyof typeof formLimits) {
  const options = { keyPrefix: name, ...formLimits[name] };
  const inMemory = new RateLimiterMemory(options);
  if (!store.pool) return inMemory;
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
