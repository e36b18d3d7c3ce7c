import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Reads the built stylesheets. Their keys are the paths under which they are served. */
export function readStylesheets(clientDirectory: string): ReadonlyMap<string, string> {
  const files = globSync("assets/*.css", { cwd: clientDirectory });
  return new Map(
    files.map((file) => [`/${file}`, readFileSync(join(clientDirectory, file), "utf8")]),
  );
}
