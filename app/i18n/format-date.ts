import { spaceHan } from "./han-spacing.ts";
import { type Locale, localeTable } from "./locales.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";

/** Formats an ISO 8601 date: "December 31, 2027", "2027 年 12 月 31 日". */
export const formatDate = dateFormat({ dateStyle: "long" });

/** Formats the month of an ISO 8601 date: "January 2024", "2024 年 1 月". */
export const formatMonth = dateFormat({ year: "numeric", month: "long" });

/** Creates a function with one formatter for each locale, because creating one takes as long as formatting fifty dates. */
function dateFormat(options: Intl.DateTimeFormatOptions) {
  const formatter = memoizeByLocale(
    (locale) => new Intl.DateTimeFormat(localeTable[locale].tag, { ...options, timeZone: "UTC" }),
  );
  return (date: string, locale: Locale): string =>
    spaceHan(formatter(locale).format(new Date(date)), locale);
}
