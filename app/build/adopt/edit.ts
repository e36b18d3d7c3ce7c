import { readFileSync, writeFileSync } from "node:fs";

/** Changes a file: what stands there now, and what shall. @throws with the name of the file if something isn't there */
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
