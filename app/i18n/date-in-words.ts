import { spaceHan } from "./han-spacing.ts";
import { type Locale, localeTable } from "./locales.ts";

/** An ISO 8601 date as people write it: "December 31, 2027", "2027 年 12 月 31 日". */
export function dateInWords(date: string, locale: Locale): string {
  return inWords(date, locale, { dateStyle: "long" });
}

/** The month of an ISO 8601 date: "January 2024", "2024 年 1 月". */
export function monthInWords(date: string, locale: Locale): string {
  return inWords(date, locale, { year: "numeric", month: "long" });
}

function inWords(date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(localeTable[locale].tag, { ...options, timeZone: "UTC" });
  return spaceHan(format.format(new Date(date)));
}
