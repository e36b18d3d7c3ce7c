import { parseArgs } from "node:util";
import { retryNow } from "../outbox/queue.ts";
import { defaultRetryPolicy } from "../outbox/retry-policy.ts";
import { retryConflicts } from "../store/transaction.ts";
import { type Command, onStore } from "./command.ts";

/** Makes the running site try waiting messages now. */
export const retryCommand: Command = (args) => {
  parseArgs({ args, options: {} });
  return onStore(async function* ({ store }) {
    const count = await retryConflicts(() => retryNow(store, defaultRetryPolicy));
    yield `Messages to be tried now: ${count}.\n`;
  });
};
