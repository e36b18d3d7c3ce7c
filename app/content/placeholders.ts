import { didYouMean } from "./nearest.ts";

/** The names of the placeholders in a text, each once. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = ""]) => name))];
}

/** A problem for each placeholder of a text that has no value and is not filled later. */
export function placeholderProblems(
  text: string,
  values: Readonly<Record<string, string>>,
  filledLater: ReadonlySet<string> = new Set(),
): string[] {
  return placeholdersOf(text)
    .filter((name) => !(name in values) && !filledLater.has(name))
    .map((name) => `There is no value for {{${name}}}.${didYouMean(name, Object.keys(values))}`);
}
