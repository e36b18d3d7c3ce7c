import { parseArgs } from "node:util";
import { undoneErasures } from "../erase.ts";
import { isoTime } from "../record.ts";
import { restore } from "../store/backup.ts";
import { openStore } from "../store/store.ts";
import { type Command, line } from "./command.ts";
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
    await using store = await openStore({ dataDirectory, databaseUrl });
    const undone = await undoneErasures(store, dataDirectory);
    if (undone.length > 0)
      yield "Erased since then, and back; `erase --again` erases them again:\n";
    for (const { email, erasedAt } of undone) yield line(isoTime(erasedAt), email);
  };
};
