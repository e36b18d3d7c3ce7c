import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "./config.ts";

export type Log = Logger;

/** Creates a log of JSON lines on standard output. It writes synchronously, so that no line is lost when the process exits. */
export function createLog(
  { logLevel }: Pick<Config, "logLevel">,
  destination: DestinationStream = pino.destination({ sync: true }),
): Log {
  const options = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, destination);
}

/** Creates a log destination for development, which prints readable lines and stacks. */
export async function readableLines(): Promise<DestinationStream> {
  const { default: pretty } = await import("pino-pretty");
  return pretty({ sync: true, singleLine: true, translateTime: "SYS:HH:MM:ss" });
}
