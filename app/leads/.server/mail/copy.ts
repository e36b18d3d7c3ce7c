import { interpolate } from "../../../i18n/interpolate.ts";
import { interpolationValues } from "../../../i18n/interpolation-values.ts";
import type { Locale } from "../../../i18n/locales.ts";

/** Interpolates facts, brand and the values of a mail. */
export function fill(
  locale: Locale,
  text: string,
  words: Readonly<Record<string, string>> = {},
): string {
  return interpolate(text, { ...interpolationValues(locale), ...words });
}

/** Normalizes white space to single spaces, for header fields (RFC 5322, section 2.2). */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
