import { pipeline } from "node:stream/promises";
import { readConfig } from "../../../config/config.ts";
import { errorMessage } from "../error-message.ts";
import { type Command, type Run, StoreUnavailable } from "./command.ts";

/** Exit codes of sysexits.h. */
const exitCodes = { failure: 1, usage: 64, unavailable: 69, configuration: 78 };

interface Program {
  /** Begins its error messages. */
  readonly name: string;
  readonly usage: string;
  readonly parse: Command;
}

/** Runs a program of the command line on the site's store. Returns its exit code. */
export async function runProgram({ name, usage, parse }: Program, args: string[]): Promise<number> {
  /** Prints the error in one line. */
  function fail(exitCode: number, reason: unknown): number {
    process.stderr.write(`${name}: ${errorMessage(reason)}\n`);
    return exitCode;
  }

  if (args[0] === "help" || args.includes("--help")) {
    process.stdout.write(usage);
    return 0;
  }
  const config = readConfig();
  if ("problems" in config) return fail(exitCodes.configuration, config.problems.join("\n"));
  let run: Run;
  try {
    run = parse(args);
  } catch (error) {
    return fail(exitCodes.usage, error);
  }
  try {
    await pipeline(run(config), process.stdout, { end: false });
    return 0;
  } catch (error) {
    // The reader has closed the pipe, as in `leads list | head`.
    if (error instanceof Error && "code" in error && error.code === "EPIPE") return 0;
    const unavailable = error instanceof StoreUnavailable;
    return fail(unavailable ? exitCodes.unavailable : exitCodes.failure, error);
  }
}
