import { readFileSync, writeFileSync } from "node:fs";

/**
 * Changes a file: each change is what stands there now, and what shall stand there.
 * @throws with the name of the file if something isn't there
 */
export function edit(
  file: string,
  ...changes: readonly (readonly [string | RegExp, string])[]
): void {
  const text = changes.reduce(
    (text, [from, to]) => {
      const found = typeof from === "string" ? text.includes(from) : text.search(from) >= 0;
      if (!found) throw new Error(`${file} has no ${from} any more: adapt tests/adoption.`);
      return typeof from === "string"
        ? text.replaceAll(from, () => to)
        : text.replace(from, () => to);
    },
    readFileSync(file, "utf8"),
  );
  writeFileSync(file, text);
}
