import { backupCommand } from "./cli/backup.ts";
import { type Command, UsageError } from "./cli/command.ts";
import { eraseCommand } from "./cli/erase.ts";
import { exportCommand } from "./cli/export.ts";
import { listCommand } from "./cli/list.ts";
import { requeueCommand } from "./cli/requeue.ts";
import { restoreCommand } from "./cli/restore.ts";
import { retryCommand } from "./cli/retry.ts";
import { runProgram } from "./cli/run-program.ts";
import { statusCommand } from "./cli/status.ts";

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

const commands = new Map<string, Command>([
  ["export", exportCommand],
  ["list", listCommand],
  ["erase", eraseCommand],
  ["requeue", requeueCommand],
  ["status", statusCommand],
  ["retry", retryCommand],
  ["backup", backupCommand],
  ["restore", restoreCommand],
]);

const parse: Command = ([name = "", ...args]) => {
  const command = commands.get(name);
  if (!command) throw new UsageError(`There is no command ${name}; see --help.`);
  return command(args);
};

const [name = "--help", ...args] = process.argv.slice(2);
process.exitCode = await runProgram({ name: "leads", usage, parse }, [name, ...args]);
