import type { Locale } from "../i18n/locales.ts";

/* The unit of the reading speed: words in English, characters in Chinese, where a Latin word counts as one. */
const pace: Record<Locale, { unit: RegExp; perMinute: number }> = {
  en: { unit: /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu, perMinute: 230 },
  zh: { unit: /\p{Script=Han}|[\p{Script=Latin}\p{N}]+/gu, perMinute: 400 },
};

/** Counts the words of an English text or the characters of a Chinese one. */
export function countUnits(locale: Locale, text: string): number {
  return text.match(pace[locale].unit)?.length ?? 0;
}

/** The reading time in minutes, at least one. */
export function readingMinutes(locale: Locale, text: string): number {
  return Math.max(1, Math.round(countUnits(locale, text) / pace[locale].perMinute));
}
