import { RateLimiterRes } from "rate-limiter-flexible";
import { clientBucket } from "../../leads/.server/client-network.ts";
import { createRateLimiter, type RateLimiter } from "../../rate-limiter.server.ts";

const minute = 60;
const day = 86_400;
/** Model answers for one network; above this it gets written answers. */
const perClient = { minute: 8, day: 80 };

/** All tokens are one account. */
const account = "tokens";

export interface Budget {
  /** Reserves what a request may take, or says which budget is used up: its client's, or the day's tokens. */
  reserve(address: string, tokens: number): Promise<"limited" | "budget" | undefined>;
  /** Corrects a reservation once it is known what the request took. */
  settle(reserved: number, used: number): Promise<void>;
}

interface BudgetOptions {
  /** In 24 hours, counted from the first request. */
  tokensPerDay: number;
  /** Whether clients are limited too. */
  rateLimits: boolean;
}

/** What the model may be asked. Each replica counts for itself, in memory. */
export function createBudget({ tokensPerDay, rateLimits }: BudgetOptions): Budget {
  const requests = [
    createRateLimiter({ keyPrefix: "answers-minute", points: perClient.minute, duration: minute }),
    createRateLimiter({ keyPrefix: "answers-day", points: perClient.day, duration: day }),
  ];
  const total = createRateLimiter({ keyPrefix: account, points: tokensPerDay, duration: day });

  return {
    async reserve(address, tokens) {
      for (const limiter of rateLimits ? requests : []) {
        if (!(await consume(limiter, clientBucket(address)))) return "limited";
      }
      if (await consume(total, account, tokens)) return undefined;
      // What was refused is counted as well, and would use up what is left for smaller requests.
      await total.reward(account, tokens);
      return "budget";
    },
    async settle(reserved, used) {
      if (used < reserved) await total.reward(account, reserved - used);
      else await total.penalty(account, used - reserved);
    },
  };
}

/** Takes points, and says whether there were enough. */
async function consume(limiter: RateLimiter, key: string | number, points = 1) {
  try {
    await limiter.consume(key, points);
    return true;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return false;
    throw reason;
  }
}
