import { readFileSync } from "node:fs";
import type { Locale } from "#app/i18n/locales.ts";

/** A question, and the pages that answer it, without the locale's prefix; finding one of them is enough. */
export interface Question {
  readonly question: string;
  readonly pages: readonly string[];
}

/** Reads a list by its name: `known`, `unknown`, `typos`, `pairs`, or `sections`. */
export function readQuestions<T = Question>(name: string, locale: Locale): readonly T[] {
  return JSON.parse(readFileSync(new URL(`${name}.${locale}.json`, import.meta.url), "utf8"));
}
