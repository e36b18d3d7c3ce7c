import { spaceHan } from "./han-spacing.ts";
import { type Locale, localeTable } from "./locales.ts";

/** Formats an ISO 8601 date: "December 31, 2027", "2027 年 12 月 31 日". */
export function formatDate(date: string, locale: Locale): string {
  return format(date, locale, { dateStyle: "long" });
}

/** Formats the month of an ISO 8601 date: "January 2024", "2024 年 1 月". */
export function formatMonth(date: string, locale: Locale): string {
  return format(date, locale, { year: "numeric", month: "long" });
}

function format(date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const formatter = new Intl.DateTimeFormat(localeTable[locale].tag, {
    ...options,
    timeZone: "UTC",
  });
  return spaceHan(formatter.format(new Date(date)), locale);
}
