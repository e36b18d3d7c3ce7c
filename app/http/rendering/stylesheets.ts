import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Reads the built stylesheets. Their keys are the paths under which they are served. */
export function readStylesheets(clientDirectory: string): ReadonlyMap<string, string> {
  const directory = join(clientDirectory, "assets");
  const names = readdirSync(directory).filter((name) => name.endsWith(".css"));
  return new Map(
    names.map((name) => [`/assets/${name}`, readFileSync(join(directory, name), "utf8")]),
  );
}
