import { parseArgs } from "node:util";
import { requeue } from "../outbox/queue.ts";
import { retryConflicts } from "../store/transaction.ts";
import { type Command, onStore } from "./command.ts";

/** Puts dead letters back into the queue of the running site. */
export const requeueCommand: Command = (args) => {
  parseArgs({ args, options: {} });
  return onStore(async function* ({ store }) {
    const count = await retryConflicts(() => requeue(store));
    yield `Messages to be tried again: ${count}.\n`;
  });
};
