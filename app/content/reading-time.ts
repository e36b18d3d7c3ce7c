import type { Locale } from "../i18n/locales.ts";

/* What a reader counts by: words where spaces divide them, characters in Chinese, where a Latin word is one too. */
const pace: Record<Locale, { unit: RegExp; perMinute: number }> = {
  en: { unit: /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu, perMinute: 230 },
  zh: { unit: /\p{Script=Han}|[\p{Script=Latin}\p{N}]+/gu, perMinute: 400 },
};

/** Words of an English text, characters of a Chinese one. */
export function countUnits(locale: Locale, text: string): number {
  return text.match(pace[locale].unit)?.length ?? 0;
}

/** Minutes that reading takes, at least one. */
export function readingMinutes(locale: Locale, text: string): number {
  return Math.max(1, Math.round(countUnits(locale, text) / pace[locale].perMinute));
}
