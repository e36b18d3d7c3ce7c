import { parseArgs } from "node:util";
import { requeue } from "../outbox/queue.ts";
import type { Command } from "./command.ts";

/** Lets the running site try dead letters again. */
export const requeueCommand: Command = (args) => {
  parseArgs({ args, options: {} });
  return async function* ({ store }) {
    yield `Messages to be tried again: ${await requeue(store)}.\n`;
  };
};
