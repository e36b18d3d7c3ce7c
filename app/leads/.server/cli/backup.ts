import { parseArgs } from "node:util";
import { backUp } from "../store/backup.ts";
import { type Command, onStore } from "./command.ts";
import { fileArgument } from "./file-argument.ts";

/** Writes a consistent copy of the embedded database to a new file while the site runs. */
export const backupCommand: Command = (args) => {
  const file = fileArgument(parseArgs({ args, allowPositionals: true }).positionals);
  return onStore(async function* ({ store }) {
    if (store.engine === "postgres") throw new Error("Back up PostgreSQL with pg_dump.");
    yield `Backed up ${await backUp(store, file)} submissions to ${file}.\n`;
  });
};
