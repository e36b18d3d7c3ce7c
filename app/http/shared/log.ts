import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "./config.ts";

export type Log = Logger;

/** Creates a log of JSON lines. */
export function createLog(
  { logLevel }: Pick<Config, "logLevel">,
  destination: DestinationStream,
): Log {
  return pino(
    { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  );
}

/**
 * Creates a log destination that writes lines in batches to standard output, because a write takes longer than all other work
 * on a line. The last lines are written when the process exits, even after an uncaught error.
 */
export function batchedLines(): DestinationStream {
  const output = pino.destination({
    sync: true,
    // In bytes: an eighth of what a pipe takes before a write has to wait for its reader (pipe(7), Linux).
    minLength: 8_192,
    // Milliseconds that a line may wait for others.
    periodicFlush: 10,
  });
  process.on("exit", () => output.flushSync());
  return output;
}

/** Creates a log destination for development, which prints readable lines and stacks. */
export async function readableLines(): Promise<DestinationStream> {
  const { default: pretty } = await import("pino-pretty");
  return pretty({ sync: true, singleLine: true, translateTime: "SYS:HH:MM:ss" });
}
