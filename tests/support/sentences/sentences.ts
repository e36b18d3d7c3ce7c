import { readFileSync } from "node:fs";
import { locales } from "#app/i18n/locales.ts";

/** Reads what people might type, in every language: the lines of `name.<locale>.txt`. */
export function readSentences(name: string): string[] {
  return locales.flatMap((locale) =>
    readFileSync(new URL(`./${name}.${locale}.txt`, import.meta.url), "utf8")
      .trim()
      .split("\n"),
  );
}
