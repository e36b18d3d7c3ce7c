import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "./config.ts";

export type Log = Logger;

/** Milliseconds that a line may wait for others. A write takes longer than all other work of a line. */
const batchTime = 10;

/** Bytes in a batch: a quarter of what a pipe takes before a write has to wait for its reader (pipe(7), Linux). */
const maxBatch = 16_384;

/** Creates a log of JSON lines. */
export function createLog(
  { logLevel }: Pick<Config, "logLevel">,
  destination: DestinationStream,
): Log {
  return pino({ level: logLevel, base: null, timestamp: timestamps() }, destination);
}

/** The `time` of lines in ISO 8601. Lines of the same millisecond share a string, which takes long to make. */
function timestamps(): () => string {
  let [latest, text] = [0, ""];
  return () => {
    const now = Date.now();
    if (now !== latest) text = `,"time":"${new Date(now).toISOString()}"`;
    latest = now;
    return text;
  };
}

/**
 * Creates a log destination that writes lines in batches, by default to standard output. The last ones are written when
 * the process exits, also after an uncaught error.
 */
export function batchedLines(
  output: DestinationStream = pino.destination({ sync: true }),
): DestinationStream {
  const batch = Buffer.allocUnsafeSlow(maxBatch);
  let length = 0;
  function flush(): void {
    if (length > 0) output.write(batch.toString("utf8", 0, length));
    length = 0;
  }
  process.on("exit", flush);
  return {
    write(line) {
      const size = Buffer.byteLength(line);
      if (length + size > batch.length) flush();
      if (size > batch.length) return void output.write(line);
      if (length === 0) setTimeout(flush, batchTime);
      length += batch.write(line, length);
    },
  };
}

/** Creates a log destination for development, which prints readable lines and stacks. */
export async function readableLines(): Promise<DestinationStream> {
  const { default: pretty } = await import("pino-pretty");
  return pretty({ sync: true, singleLine: true, translateTime: "SYS:HH:MM:ss" });
}
