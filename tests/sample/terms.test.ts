import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { testedLocales } from "../support/tested-locales.ts";
import { connotations, terms } from "./terms.ts";

/** The files with the texts of a language. */
const files = {
  en: [
    ...globSync("app/site/locales/en/*.json"),
    ...globSync("app/site/content/**/*.en.md"),
    "app/site/api/openapi.yaml",
  ],
  zh: [
    ...globSync("app/site/locales/zh/*.json"),
    ...globSync("app/site/content/**/*.zh.md"),
    "app/site/api/overlay.zh.yaml",
  ],
};

/** Reads the lines of a file without comments, the targets of links and the words of visitors. */
function readLines(file: string): string[] {
  const blank = (text: string) => text.replace(/[^\n]/g, " ");
  const source = readFileSync(file, "utf8").replace(
    // Of the ways of asking in an answer's front matter, only the first is shown.
    /(?<=^---\nphrasings:\n[^\n]*\n).*?(?=^---)/ms,
    blank,
  );
  const words = file.endsWith(".json")
    ? source.replace(/^ *"[^"]*": /gm, blank)
    : source.replace(/\]\([^)]*\)|\{#[^}]*\}|^\s*#(?!#|\s*\S.*\{).*$/gm, blank);
  return words.split("\n");
}

describe.each(testedLocales)("texts in %s", (locale) => {
  it.each([
    ["call one thing by one word", terms[locale]],
    ["have no word with another connotation", connotations[locale]],
  ])("texts %s", (_, table) => {
    const found = files[locale].flatMap((file) =>
      readLines(file).flatMap((line, index) =>
        table
          .filter(({ within }) => !within || within.some((path) => file.startsWith(path)))
          .flatMap(({ write, never }) => {
            const word = never.exec(line)?.[0];
            return word ? [`${file}:${index + 1}: ${word} → ${write}`] : [];
          }),
      ),
    );
    expect(found).toEqual([]);
  });
});
