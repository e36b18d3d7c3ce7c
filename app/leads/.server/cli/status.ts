import { parseArgs } from "node:util";
import { waitingMessages } from "../outbox/queue.ts";
import { isoTime } from "../record.ts";
import { type Command, line, onStore } from "./command.ts";

/**
 * Prints what waits in the outbox, a line for each reason. Columns: channel, number of messages, since when, the next
 * try, the reason. Messages that haven't been tried yet have none.
 */
export const statusCommand: Command = (args) => {
  parseArgs({ args, options: {} });
  return onStore(async function* ({ store }) {
    const waiting = await waitingMessages(store);
    if (waiting.length === 0) yield "Nothing waits.\n";
    for (const { channel, messages, oldestAt, nextTryAt, lastError } of waiting) {
      yield line(
        channel,
        `${messages} waiting`,
        `since ${isoTime(oldestAt)}`,
        `next try ${isoTime(nextTryAt)}`,
        lastError ?? "not tried yet",
      );
    }
  });
};
