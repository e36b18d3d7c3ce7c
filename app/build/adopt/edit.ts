import { readFileSync, writeFileSync } from "node:fs";

/** Replaces texts in a file. @throws an error with the name of the file if it lacks one of them */
export function edit(file: string, ...changes: [from: string | RegExp, to: string][]): void {
  let text = readFileSync(file, "utf8");
  for (const [from, to] of changes) {
    const changed =
      typeof from === "string" ? text.replaceAll(from, () => to) : text.replace(from, () => to);
    if (changed === text) throw new Error(`${file} has no ${from} any more.`);
    text = changed;
  }
  writeFileSync(file, text);
}
