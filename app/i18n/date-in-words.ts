import { type Locale, localeTable } from "./locales.ts";

/** An ISO 8601 date as people write it: "December 31, 2027", "2027年12月31日". */
export function dateInWords(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTable[locale].tag, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(date));
}

/** The month of an ISO 8601 date: "January 2024", "2024年1月". */
export function monthInWords(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTable[locale].tag, {
    year: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(date));
}
