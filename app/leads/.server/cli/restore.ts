import { parseArgs } from "node:util";
import { restore } from "../store/backup.ts";
import type { Command } from "./command.ts";
import { fileArgument } from "./file-argument.ts";

/** Puts a backup into the place of the embedded database while the site is stopped. */
export const restoreCommand: Command = (args) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { force: { type: "boolean", default: false } },
  });
  const file = fileArgument(positionals);
  return async function* ({ dataDirectory, databaseUrl }) {
    if (databaseUrl !== undefined) throw new Error("Restore PostgreSQL with pg_restore.");
    yield `Restored ${restore(dataDirectory, file, values)} submissions from ${file}.\n`;
  };
};
