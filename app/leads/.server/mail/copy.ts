import { interpolate } from "../../../i18n/interpolate.ts";
import { interpolationValues } from "../../../i18n/interpolation-values.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { Copy } from "../../../locales/copy.ts";
import { mail as en } from "./en.ts";
import { mail as zh } from "./zh.ts";

/** The texts of mails, by language. */
export const mailCopy: Readonly<Record<Locale, Copy<typeof en>>> = { en, zh };

/** Puts facts, brand and a mail's own words into a text. */
export function fill(
  locale: Locale,
  text: string,
  words: Readonly<Record<string, string>> = {},
): string {
  return interpolate(text, { ...interpolationValues(locale), ...words });
}

/** Fit for a header: one line, no white space but single spaces (RFC 5322, section 2.2). */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
