import { pipeline } from "node:stream/promises";
import { readConfig } from "../../config/config.ts";
import { type Command, UsageError } from "./cli/command.ts";
import { eraseCommand } from "./cli/erase.ts";
import { exportCommand } from "./cli/export.ts";
import { listCommand } from "./cli/list.ts";
import { requeueCommand } from "./cli/requeue.ts";
import { errorMessage } from "./error-message.ts";
import { hasStore, openStore, type Store } from "./store/store.ts";

const usage = `Usage: npm run --silent leads -- <command>

  export --format jsonl|csv [--kind contact|application|newsletter] [--since 2026-01-31] [--spam]
      Prints what was received, of the newsletter who confirmed. --since takes a date or a time in
      ISO 8601; --spam adds what is suspected to be spam.
  list [--failed]
      Prints every submission on a line, with the state of its mail; or the dead letters, and why.
  erase --email someone@example.com
      Deletes everything that is stored under an address.
  requeue
      Tries the dead letters again.
`;

/** Exit codes of sysexits.h. */
const exitCodes = { failure: 1, usage: 64, unavailable: 69, configuration: 78 };

const commands = new Map<string, Command>([
  ["export", exportCommand],
  ["list", listCommand],
  ["erase", eraseCommand],
  ["requeue", requeueCommand],
]);

process.exitCode = await main(process.argv.slice(2));

async function main([name = "--help", ...args]: string[]): Promise<number> {
  if (name === "help" || [name, ...args].includes("--help")) {
    process.stdout.write(usage);
    return 0;
  }
  const config = readConfig();
  if ("problems" in config) return fail(exitCodes.configuration, config.problems.join("\n"));
  let run: ReturnType<Command>;
  try {
    const command = commands.get(name);
    if (!command) throw new UsageError(`There is no command ${name}; see --help.`);
    run = command(args);
  } catch (error) {
    return fail(exitCodes.usage, error);
  }
  if (!hasStore(config)) {
    return fail(
      exitCodes.unavailable,
      `There is no database in ${config.dataDirectory} (DATA_DIR).`,
    );
  }
  let store: Store;
  try {
    store = await openStore(config);
  } catch (error) {
    return fail(exitCodes.unavailable, error);
  }
  try {
    await pipeline(run({ store, config }), process.stdout, { end: false });
    return 0;
  } catch (error) {
    // The reader has closed the pipe, as in `leads list | head`.
    if (error instanceof Error && "code" in error && error.code === "EPIPE") return 0;
    return fail(exitCodes.failure, error);
  } finally {
    await store[Symbol.asyncDispose]();
  }
}

/** Prints the error in one line. */
function fail(exitCode: number, reason: unknown): number {
  process.stderr.write(`leads: ${errorMessage(reason)}\n`);
  return exitCode;
}
