import type { Locale } from "../i18n/locales.ts";
import { languages } from "../site/locales/language.ts";

/** Counts the words of a text, or its characters in a language that puts no spaces. */
export function countUnits(locale: Locale, text: string): number {
  return text.match(languages[locale].reading.unit)?.length ?? 0;
}

/** The reading time in minutes, at least one. */
export function readingMinutes(locale: Locale, text: string): number {
  return Math.max(1, Math.round(countUnits(locale, text) / languages[locale].reading.perMinute));
}
