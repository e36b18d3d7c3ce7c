import { pipeline } from "node:stream/promises";
import { readConfig } from "../../http/shared/config.ts";
import { type Command, commands } from "./commands.ts";
import { errorMessage } from "./error-message.ts";

const usage = `Usage: npm run --silent leads -- <command>

  export --format jsonl|csv [--kind contact|application|newsletter] [--since 2026-01-31] [--spam]
      Prints what was received, of the newsletter who confirmed. --since takes a date or a time in
      ISO 8601; --spam adds what is suspected to be spam.
  list [--failed] [--since 2026-01-31]
      Prints every submission on a line, with the state of its mail; or the dead letters, and why.
  status
      Prints how many messages wait, since when, until when, and why.
  retry
      Tries the waiting messages now.
  erase --email someone@example.com | --again
      Deletes everything that is stored under an address; or once more what a restored backup
      has brought back.
  requeue
      Tries the dead letters again.
  backup FILE
      Copies the embedded database while the site runs.
  restore FILE [--force]
      Puts a backup into its place, once the site is stopped; --force replaces a database.
`;

/** EX_CONFIG of sysexits.h, as for the site. */
const badConfiguration = 78;

/** Prints the error in one line. */
function fail(exitCode: number, reason: unknown): number {
  process.stderr.write(`leads: ${errorMessage(reason)}\n`);
  return exitCode;
}

/** Runs a command. Returns its exit code. */
async function main([name = "help", ...args]: string[]): Promise<number> {
  if (name === "help" || [name, ...args].includes("--help")) {
    process.stdout.write(usage);
    return 0;
  }
  const config = readConfig();
  if ("problems" in config) return fail(badConfiguration, config.problems.join("\n"));
  const command: Command | undefined = new Map(Object.entries(commands)).get(name);
  if (!command) return fail(1, `There is no command ${name}; see --help.`);
  try {
    await pipeline(command(args, config), process.stdout, { end: false });
    return 0;
  } catch (error) {
    // The reader has closed the pipe, as in `leads list | head`.
    if (error instanceof Error && "code" in error && error.code === "EPIPE") return 0;
    return fail(1, error);
  }
}

process.exitCode = await main(process.argv.slice(2));
