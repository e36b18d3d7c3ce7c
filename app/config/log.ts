import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "./config.ts";

export type Log = Logger;

/** JSON lines on standard output, written at once so that none is lost when the process ends. */
export function createLog(
  { logLevel }: Pick<Config, "logLevel">,
  destination: DestinationStream = pino.destination({ sync: true }),
): Log {
  const options = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, destination);
}

/** A destination that prints lines for people, with stacks, in place of JSON: for development. */
export async function readableLines(): Promise<DestinationStream> {
  const { default: pretty } = await import("pino-pretty");
  return pretty({ sync: true, singleLine: true, translateTime: "SYS:HH:MM:ss" });
}
